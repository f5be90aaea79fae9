import { defineConfig } from 'vitest/config';
import { SecondTries } from './scripts/check/second-tries.ts';

const fileTypes = '*.test.{ts,tsx}';
const report = process.env.TEST_REPORT;

/** One run for the whole repository. A file that needs a DOM says so: `// @vitest-environment happy-dom`. */
export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    passWithNoTests: true,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }], new SecondTries()],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // As in the browser: a minute's load must not throw a whole run away; the gate names what passed only when tried again.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      { extends: true, test: { name: 'packages', include: [`packages/*/src/**/${fileTypes}`] } },
      { extends: true, test: { name: 'web', include: [`apps/{site,mobile,admin}/src/**/${fileTypes}`] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [`apps/server/src/**/${fileTypes}`],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Own processes: each file clones a database and some load native modules.
          pool: 'forks',
          maxWorkers: 2,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'scripts', include: [`scripts/**/${fileTypes}`], testTimeout: 60_000 } },
    ],
  },
});
