#include "include/cpng.h"
