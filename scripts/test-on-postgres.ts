// The server's database suites once more, on a PostgreSQL server of this machine when one lets us in.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeReport } from './check/report.ts';
import { root } from './check/run-tool.ts';
import { runVitest } from './check/run-vitest.ts';

const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg');
const places = ['127.0.0.1:5432', '%2Fvar%2Frun%2Fpostgresql', '%2Ftmp'];
const users = ['postgres', process.env.USER ?? 'root'];
const candidates = places.flatMap((place) => users.map((user) => `postgres://${user}@${place}/postgres`));

const suites = globSync('apps/server/src/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('/testing/test-'),
);
const url = await firstUsable();
if (url === undefined || suites.length === 0) {
  console.log(
    '\nNo PostgreSQL server here lets us create databases: the database suites ran on the embedded one only.',
  );
} else {
  console.log(`\nthe database suites once more, on ${url} …`);
  const { passed, failed, output } = await runVitest(['--project', 'server', ...suites], { TEST_DATABASE_URL: url });
  if (failed > 0) console.log(output);
  console.log(`${passed} passed, ${failed} failed on PostgreSQL`);
  writeReport('postgres', { passed, failed, problems: failed > 0 ? [`${failed} failed on PostgreSQL`] : [] });
  process.exitCode = failed > 0 ? 1 : 0;
}

async function firstUsable(): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (await canCreateDatabases(candidate)) return candidate;
  }
  return undefined;
}

async function canCreateDatabases(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as able from pg_roles where rolname = current_user',
    );
    return rows[0]?.able === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
