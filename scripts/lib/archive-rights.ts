/** Code for Unix in a zip archive. It names the system whose file permissions the archive stores. */
const UNIX = 3;

/**
 * Returns fflate options for a regular file that its owner can write and everyone can read (0644), or also execute
 * (0755).
 */
export const archiveRights = (isRun = false) => ({ os: UNIX, attrs: (isRun ? 0o100755 : 0o100644) << 16 });
