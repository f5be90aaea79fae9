#!/usr/bin/env node
// The repository's two commands, `npm start` and `npm test`. No dependencies: it runs before anything is installed, on
// any installed Node. Everything it starts runs on the Node that the lockfile pins.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, installBrowser } from './launcher/find-browser.mjs';
import { findPnpm } from './launcher/find-pnpm.mjs';
import { installDependencies } from './launcher/install-dependencies.mjs';
import { explain, PlainFailure } from './launcher/plain-failure.mjs';
import { cleanEnvironment, root, runChild } from './launcher/run-child.mjs';

const oldestNode = 20;
const node = join(root, 'node_modules/.bin/node');
const reports = join(root, 'node_modules/.cache/tuyuan');

async function start(serverArguments) {
  const pnpm = prepare();
  await installDependencies(pnpm);
  console.log('Building the web pages, as far as they have changed …');
  const build = await runChild(pnpm, ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], { show: false });
  if (build.code !== 0) {
    console.error(build.output);
    throw new PlainFailure(explain(build.output) ?? 'Building the web pages failed; the messages above say why.');
  }
  const server = await runChild(node, [join(root, 'apps/server/src/main.ts'), ...serverArguments], {
    capture: false,
    lastStep: true,
  });
  return server.code;
}

async function test(options) {
  const began = performance.now();
  const pnpm = prepare();
  await installDependencies(pnpm);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browser = findBrowser() ?? (await installBrowser(node));
  if (browser !== undefined) process.env.CHROMIUM = browser;
  const preparation = secondsSince(began);

  await runNode('scripts/check.ts');
  const browserBegan = performance.now();
  if (browser === undefined) {
    console.error(
      'The end-to-end tests need a Chromium browser and none was found or could be installed.\n' +
        'Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test',
    );
  } else {
    await runNode('scripts/test-end-to-end.ts', options);
  }
  printTimes({
    'what was missing': preparation,
    ...readReport('check')?.times,
    'end to end': secondsSince(browserBegan),
    together: secondsSince(began),
  });
  return printTotals(['check', 'end-to-end'], browser === undefined ? 1 : 0);
}

function secondsSince(began) {
  return (performance.now() - began) / 1000;
}

function printTimes(times) {
  console.log('\nwhere the time went');
  for (const [name, seconds] of Object.entries(times))
    console.log(`  ${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s`);
}

function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    throw new PlainFailure(
      `This needs Node.js ${oldestNode} or newer to start with; this is ${process.versions.node}. Get one at https://nodejs.org`,
    );
  }
  return findPnpm();
}

function runNode(script, options = []) {
  return runChild(node, [join(root, script), ...options], { capture: false });
}

/** Prints the last line, which the CI reads: every test of every suite, plus one failure per red gate that has no tests. */
function printTotals(names, extraFailures) {
  let passed = 0;
  let failed = extraFailures;
  for (const name of names) {
    const report = readReport(name);
    if (report === undefined) continue;
    passed += report.passed;
    failed += report.failed;
    if (report.problems.length > 0) console.log(`\nNot in order (${name}):\n  ${report.problems.join('\n  ')}`);
  }
  if (readReport('check') === undefined) failed += 1;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

const [command, ...rest] = process.argv.slice(2);
const commands = { start, test };
process.stdout.on('error', () => {}); // A closed pipe behind us must not take the server down.
process.stderr.on('error', () => {});
cleanEnvironment();
try {
  if (!(command in commands)) throw new PlainFailure('Say one of: npm start, npm test');
  process.exitCode = await commands[command](rest);
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = error.exitCode;
}
