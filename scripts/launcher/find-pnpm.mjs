import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { explain, PlainFailure } from './plain-failure.mjs';
import { root } from './run-child.mjs';

const memory = join(root, 'node_modules/.cache/tuyuan-pnpm');

/**
 * Returns the pnpm version that package.json pins, as a program to run: an installed one, or else the copy npx keeps.
 * The copy is remembered and put on PATH, because npx asks the network each time and turbo looks for the package
 * manager there.
 */
export function findPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = packageManager.split('@')[1];
  if (versionOf('pnpm') === version) return 'pnpm';
  const remembered = readMemory();
  if (remembered !== undefined && versionOf(remembered) === version) return onPath(remembered);
  const fetched = fetchWithNpx(packageManager);
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, fetched);
  return onPath(fetched);
}

function onPath(pnpm) {
  process.env.PATH = [dirname(pnpm), process.env.PATH].join(delimiter);
  return pnpm;
}

function readMemory() {
  const path = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  return existsSync(path) ? path : undefined;
}

function versionOf(pnpm) {
  // Runs in another folder and without corepack's downloads, because both would try to fetch the version pinned here.
  const env = { ...process.env, COREPACK_ENABLE_NETWORK: '0' };
  return spawnSync(pnpm, ['--version'], { cwd: tmpdir(), env, encoding: 'utf8' }).stdout?.trim();
}

function fetchWithNpx(packageManager) {
  const [npx, ...first] = findNpx();
  const which = spawnSync(npx, [...first, '--yes', '--package', packageManager, '-c', 'command -v pnpm'], {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const path = which.stdout.trim().split('\n').at(-1) ?? '';
  if (existsSync(path)) return path;
  throw new PlainFailure(explain(which.stderr) ?? `npx could not fetch ${packageManager}:\n${which.stderr}`);
}

function findNpx() {
  if (spawnSync('npx', ['--version'], { cwd: tmpdir() }).status === 0) return ['npx'];
  const besideNode = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npx-cli.js');
  if (existsSync(besideNode)) return [process.execPath, besideNode];
  throw new PlainFailure('npm is missing on this machine; its npx fetches pnpm. Install npm and try again.');
}
