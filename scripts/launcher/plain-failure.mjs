/** A failure whose message is all the user at the terminal needs; shown without a stack. */
export class PlainFailure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const causes = [
  [/ENOSPC|No space left on device/i, 'The disk is full. Installing and building need about 2 GB of free space.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|error sending request|dns error|fetch failed/i,
    'The package registry cannot be reached. The first run needs the network (later ones do not); behind a proxy set HTTPS_PROXY, or name a mirror with npm_config_registry.',
  ],
  [/EACCES|EPERM|Permission denied/i, 'A file or folder may not be written by this user. Check who owns this folder.'],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/i,
    'pnpm-lock.yaml does not match the package.json files. Run: npx --yes pnpm install',
  ],
];

/** Returns the plain reason behind a tool's output, or undefined if it is none of the usual ones. */
export function explain(output) {
  return causes.find(([pattern]) => pattern.test(output))?.[1];
}
