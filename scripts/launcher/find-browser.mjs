import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runChild } from './run-child.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns an installed Chromium: the one CHROMIUM names, or else one in the usual places. */
export function findBrowser() {
  return [process.env.CHROMIUM, ...usualPlaces].find((path) => path !== undefined && answers(path));
}

/** Installs a Chromium: Playwright's own download, or else, as root, Debian's package with a Chinese font. */
export async function installBrowser(node) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const playwrights = ownBrowser(node);
  if (playwrights !== undefined) return playwrights;
  console.log('No Chromium found; downloading one for the end-to-end tests …');
  if ((await runChild(node, [cli, 'install', 'chromium'])).code === 0) {
    const downloaded = ownBrowser(node);
    if (downloaded !== undefined) return downloaded;
  }
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runChild('apt-get', ['update'], { env });
  await runChild('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { env });
  return findBrowser();
}

/** Playwright's download, if it is there and its system libraries are too. */
function ownBrowser(node) {
  const ask = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())";
  const path = spawnSync(node, ['--input-type=module', '-e', ask], { cwd: root, encoding: 'utf8' }).stdout?.trim();
  return path && answers(path) ? path : undefined;
}

function answers(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
