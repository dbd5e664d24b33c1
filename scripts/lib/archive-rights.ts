/** Unix, where zip keeps the rights of a file. */
const UNIX = 3;

/** A regular file that its owner writes and everybody reads, or runs: what an unpacker gives it, as fflate takes it. */
export const archiveRights = (isRun = false) => ({ os: UNIX, attrs: (isRun ? 0o100755 : 0o100644) << 16 });
