import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explain, PlainFailure } from './plain-failure.mjs';
import { root, runChild } from './run-child.mjs';

const stamp = join(root, 'node_modules/.cache/tuyuan-lockfile');
const bytesForFirstInstall = 1.5e9;

/** Installs exactly what the lockfile says, and only when the lockfile or the machine has changed since the last time. */
export async function installDependencies(pnpm) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex');
  if (readStamp() === wanted && existsSync(join(root, 'node_modules/.bin/node'))) return;
  checkDisk();
  console.log('Installing dependencies (a few minutes the first time) …');
  // CI=true: never prompt, because the terminal may be unattended.
  const install = await runChild(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
    env: { CI: 'true' },
  });
  if (install.code !== 0) {
    throw new PlainFailure(
      explain(install.output) ?? 'Installing the dependencies failed; the messages above say why.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function checkDisk() {
  if (existsSync(join(root, 'node_modules/.bin/node'))) return;
  // Not imported by name, so that a Node too old to have it can still print its error message.
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize >= bytesForFirstInstall) return;
  const free = Math.round((bavail * bsize) / 1e6);
  throw new PlainFailure(`Only ${free} MB are free on this disk; installing and building need about 2 GB.`);
}
