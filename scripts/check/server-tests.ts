import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';
import type { Outcome } from './gates.ts';
import { root } from './run-tool.ts';
import { describeCounts, runVitest } from './run-vitest.ts';
import { withoutSyncing } from './without-syncing.ts';

const embedded = 'the embedded PostgreSQL 18';

/** What runs on both engines: all that speaks to PostgreSQL in its own way, and one smoke file for each area. */
const onBothEngines = [
  'platform/database',
  'platform/http',
  'platform/jobs',
  'platform/realtime',
  'modules/library/search',
  'modules/site/tenants',
  'testing',
  // account, site, library, conference
  'modules/account/identity/identity.routes.test.ts',
  'modules/site/settings/site-content.test.ts',
  'modules/library/catalogue/library.routes.test.ts',
  'modules/conference/registration/registration.test.ts',
];

/** The whole suite: on a PostgreSQL server where one lets us in, else on the embedded one. */
export async function testServer(): Promise<Outcome> {
  const server = await findPostgres();
  const projects = ['--project', 'server', '--project', 'scripts'];
  if (server === undefined) return runOn(embedded, '', projects);
  return withoutSyncing(server.url, () => runOn(server.name, server.url, projects));
}

/** What runs on both engines, on the embedded one where the whole suite did not. */
export async function testOtherEngine(): Promise<Outcome> {
  if ((await findPostgres()) === undefined) {
    return { ok: true, note: `no PostgreSQL server lets us in: all ran on ${embedded}`, output: '' };
  }
  const missing = onBothEngines.filter((path) => !existsSync(join(root, 'apps/server/src', path)));
  if (missing.length > 0)
    return { ok: false, note: '', output: `There is no ${missing.join(', ')} in apps/server/src.` };
  const files = onBothEngines.flatMap((path) => databaseTests(path));
  return runOn(embedded, '', ['--project', 'server', ...files]);
}

function databaseTests(path: string): string[] {
  const files = path.endsWith('.ts')
    ? [join('apps/server/src', path)]
    : globSync(`apps/server/src/${path}/*.test.ts`, { cwd: root });
  return files.filter((file) =>
    /\/testing\/test-(database|server)|\.\/test-database/.test(readFileSync(join(root, file), 'utf8')),
  );
}

async function runOn(engine: string, url: string, args: string[]): Promise<Outcome> {
  const { output, ...tests } = await runVitest(args, { TEST_DATABASE_URL: url });
  return { ok: tests.failed === 0, note: `${describeCounts(tests)}, on ${engine}`, output, tests };
}
