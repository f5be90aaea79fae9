/** Exit code of a process that found itself above its memory cap. */
export const memoryExitCode = 86;
