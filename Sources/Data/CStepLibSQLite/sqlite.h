#pragma once

#include <sqlite3.h>
#include <stdlib.h>

/// Turns off the features by which an untrusted database could make SQLite do more than read rows; returns SQLite's
/// status. It is in C because Swift cannot call a variadic function.
static inline int cstep_sql_restrict(sqlite3 *database) {
    static const int settings[][2] = {
        {SQLITE_DBCONFIG_DEFENSIVE, 1},      {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
        {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    };
    for (size_t index = 0; index < sizeof settings / sizeof *settings; index++) {
        int status = sqlite3_db_config(database, settings[index][0], settings[index][1], NULL);
        if (status != SQLITE_OK) return status;
    }
    return sqlite3_drop_modules(database, NULL);
}
