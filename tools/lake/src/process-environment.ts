/**
 * Variables for a process that the lake runs in. glibc gives each thread an arena of its own to allocate
 * from and hardly returns what is free there; with two arenas the lake is 70 MB smaller under load at
 * 10,000 documents (`npm run bench -- lake`). Other C libraries ignore the variable.
 * Source: mallopt(3), M_ARENA_MAX.
 */
export const LAKE_PROCESS_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' } as const;
