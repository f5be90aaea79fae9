import { join } from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser } from '../scripts/launcher/find-browser.mjs';
import { choosePorts, type Lane, laneAddress, laneAddresses, runningServer } from './lanes.ts';

// Every worker reads this file again, so the chosen port is passed on in the environment.
await choosePorts();
process.env.CHROMIUM ??= findBrowser() ?? '';
const executablePath = process.env.CHROMIUM;

const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** E2E_BASE_URL names a running server to test instead of starting two; E2E_ALL runs what a component test shows as well. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // On a shared machine a minute's load must not throw a whole run away; what passed only at the second try is named as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: laneAddresses().length,
  // A journey of twenty steps takes a minute on two slow cores.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Nothing moves away from under the mouse, and no animation is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // To record every test takes a third of the time; CI records the second try.
    trace: 'on-first-retry',
    launchOptions: executablePath === '' ? { args: quietBrowser } : { args: quietBrowser, executablePath },
  },
  projects: [
    { name: 'setup', testDir: 'setup', testMatch: '*.setup.ts' },
    // The walk through the console's pages takes the reviewers' pictures; here nobody else wants them.
    lane('public', ['api/**', 'site/!(account-appearance)*', 'admin/appearance*']),
    lane('office', ['admin/!(appearance)*', 'mobile/**', 'site/account-appearance*']),
  ],
  ...(runningServer === undefined && {
    webServer: {
      // exec: Playwright waits for this process; a shell in between would be gone at the first signal, the server killed.
      command: `exec "${join(import.meta.dirname, '../node_modules/.bin/node')}" start-servers.ts`,
      cwd: import.meta.dirname,
      // The last to be there.
      url: `${laneAddress('office')}/readyz`,
      timeout: 10 * 60_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
  }),
});

function lane(name: Lane, suites: readonly string[]): Project {
  return {
    name,
    testMatch: suites.map((suite) => `${suite}.spec.ts`),
    ...(process.env.E2E_ALL === undefined && { grep: /@journey/ }),
    dependencies: ['setup'],
    workers: 1,
    use: { baseURL: laneAddress(name) },
  };
}
