import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const browserFiles = globSync(
  ['apps/{site,mobile,admin}/src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.{ts,tsx}'],
  {
    cwd: import.meta.dirname,
  },
).map((name) => ({ name, source: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }));

/** What each browser-side file needs is read from the file itself: see docs/testing.md. */
function filesOf(group: 'isolated' | 'node'): string[] {
  return browserFiles.filter(({ source }) => groupOf(source) === group).map(({ name }) => name);
}

function groupOf(source: string): 'isolated' | 'node' {
  // A mocked module stays mocked, and a document filled, for every later file that shares the module graph.
  return /^vi\.mock\(/m.test(source) || source.startsWith('// @vitest-environment happy-dom') ? 'isolated' : 'node';
}

/** One configuration for the whole repository. Files of a project share a worker and its modules, but for `isolated`. */
export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    passWithNoTests: true,
    isolate: false,
    maxWorkers: '100%',
    // The last databases are dropped.
    teardownTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'node', include: filesOf('node') } },
      { extends: true, test: { name: 'isolated', include: filesOf('isolated'), isolate: true, testTimeout: 30_000 } },
      {
        extends: true,
        resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/apps/server/src/testing/quick-argon2.ts` } },
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Own processes: some load native modules.
          pool: 'forks',
          // Two slow cores take three times as long as two quick ones.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // What is waited for is a change in another connection: a second is too little for it on a loaded machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
