import { defineConfig } from 'vitest/config';

const fileTypes = '*.test.{ts,tsx}';

/** One run for the whole repository. A file that needs a DOM says so: `// @vitest-environment happy-dom`. */
export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    passWithNoTests: true,
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
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'scripts', include: [`scripts/**/${fileTypes}`], testTimeout: 60_000 } },
    ],
  },
});
