#pragma once

#include <unzip.h>
#include <zlib.h>
