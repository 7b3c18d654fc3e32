/* Stands between a process and the disk, for the tests: LD_PRELOAD=shim.so.

   Counts every write, fsync, truncation and removal of a file below a folder. At the
   call with a given number the process is killed, before or in the middle of it, or the
   call fails with a given error. Meanwhile each file that was synced is copied as it then
   was, so that a power cut can be played: what was never synced is lost. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static char folder[4096];
static char synced[4096];
static long calls = 0, kill_at = 0, fail_at = 0;
static int torn = 0, error = 0, again = 0;

void shim_start(const char *watched, const char *copies, long kill, int half, long fail,
                int number, int forever) {
    snprintf(folder, sizeof folder, "%s", watched);
    snprintf(synced, sizeof synced, "%s", copies);
    calls = 0; kill_at = kill; torn = half; fail_at = fail; error = number; again = forever;
}

long shim_calls(void) { return calls; }

static int path_of(int handle, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return 1;
}

static int watched_path(const char *path) {
    return folder[0] && strncmp(path, folder, strlen(folder)) == 0;
}

static int watched(int handle) {
    char path[4096];
    if (!folder[0] || handle < 3 || !path_of(handle, path, sizeof path)) return 0;
    return watched_path(path);
}

/* Returns whether the call must fail. */
static int counted(void) {
    calls++;
    if (kill_at && calls == kill_at) kill(getpid(), SIGKILL);
    if (fail_at && (calls == fail_at || (again && calls > fail_at))) { errno = error; return 1; }
    return 0;
}

static void keep_synced(int handle) {
    static ssize_t (*real_write)(int, const void *, size_t);
    if (!real_write) real_write = dlsym(RTLD_NEXT, "write");
    char path[4096], copy[8300], buffer[65536];
    struct stat status;
    if (!synced[0] || !path_of(handle, path, sizeof path)) return;
    if (fstat(handle, &status) != 0 || !S_ISREG(status.st_mode)) return;
    snprintf(copy, sizeof copy, "%s/%lu", synced, (unsigned long)status.st_ino);
    int out = open(copy, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (out < 0) return;
    off_t place = 0;
    ssize_t got;
    while ((got = pread(handle, buffer, sizeof buffer, place)) > 0) {
        if (real_write(out, buffer, got) != got) break;
        place += got;
    }
    close(out);
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = dlsym(RTLD_NEXT, #name)

ssize_t pwrite64(int handle, const void *data, size_t size, off64_t place) {
    REAL(pwrite64);
    if (watched(handle)) {
        if (torn && kill_at && calls + 1 == kill_at) real(handle, data, size / 2, place);
        if (counted()) return -1;
    }
    return real(handle, data, size, place);
}

ssize_t pwrite(int handle, const void *data, size_t size, off_t place) {
    return pwrite64(handle, data, size, place);
}

ssize_t write(int handle, const void *data, size_t size) {
    REAL(write);
    if (watched(handle) && counted()) return -1;
    return real(handle, data, size);
}

int fsync(int handle) {
    REAL(fsync);
    if (!watched(handle)) return real(handle);
    if (counted()) return -1;
    keep_synced(handle);
    return real(handle);
}

int fdatasync(int handle) {
    REAL(fdatasync);
    if (!watched(handle)) return real(handle);
    if (counted()) return -1;
    keep_synced(handle);
    return real(handle);
}

int ftruncate64(int handle, off64_t size) {
    REAL(ftruncate64);
    if (watched(handle) && counted()) return -1;
    return real(handle, size);
}

int ftruncate(int handle, off_t size) { return ftruncate64(handle, size); }

int unlink(const char *path) {
    REAL(unlink);
    if (watched_path(path) && counted()) return -1;
    return real(path);
}
