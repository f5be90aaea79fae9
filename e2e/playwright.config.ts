import { createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/launcher/find-browser.mjs';

// This file is read again by every worker; what it chose once is handed down in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM ??= findBrowser() ?? '';
const baseURL = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`;
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

/** E2E_BASE_URL names a running server to test instead of starting one. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // On a shared machine a minute's load must not throw a whole run away; what passed only at the second try is named as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  // Browser, server and database share two cores: side by side the suites would only wait for each other.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // To record every test slows them all; CI records the second try.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: executablePath === '' ? { args: quietBrowser } : { args: quietBrowser, executablePath },
  },
  projects: [
    { name: 'setup', testDir: 'setup', testMatch: '*.setup.ts' },
    { name: 'api', testDir: 'api', dependencies: ['setup'] },
    { name: 'site', testDir: 'site', dependencies: ['setup'] },
    { name: 'admin', testDir: 'admin', dependencies: ['setup'] },
    {
      name: 'mobile',
      testDir: 'mobile',
      dependencies: ['setup'],
      use: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
  ...(process.env.E2E_BASE_URL === undefined && {
    webServer: {
      // exec: Playwright waits for this process; a shell in between would be gone at the first signal, the server killed.
      command: `exec "${join(import.meta.dirname, '../node_modules/.bin/node')}" start-server.ts`,
      cwd: import.meta.dirname,
      url: `${baseURL}/readyz`,
      timeout: 180_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
  }),
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
