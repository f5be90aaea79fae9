// Checks whether the duration of a refused login reveals that the name exists: `pnpm bench login-timing [--rounds
// 400]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '@tuyuan/server/src/build-server.ts';
import { readConfig } from '@tuyuan/server/src/config.ts';
import { createUser, insertSeedRoles } from '@tuyuan/server/src/modules/account/index.ts';
import { connectDatabase } from '@tuyuan/server/src/platform/database/connect-database.ts';
import { createLogger } from '@tuyuan/server/src/platform/observability/logger.ts';
import { machineLine } from './bench-database.ts';
import { verdict } from './measure.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '400' } } });
const rounds = Number(values.rounds);
/** Difference of the means too small to be exploited over a network. */
const tolerated = 0.05;

const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-login-timing-'));
const noLimit = '1000000000';
const database = await connectDatabase({ databaseUrl: undefined, dataDir });
const server = await buildServer({
  config: readConfig({
    NODE_ENV: 'test',
    MODE: 'web',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: noLimit,
    LOGIN_ATTEMPTS_PER_MINUTE: noLimit,
    LOGIN_CAPTCHA_AFTER: noLimit,
    LOCKOUT_AFTER: noLimit,
  }),
  connection: database.connection,
  isOnlyWorker: false,
  logger: createLogger('silent'),
});

/** Milliseconds of one refused log-in. */
async function refusedLogin(userName: string): Promise<number> {
  const before = performance.now();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Account/Login',
    payload: { userName, password: 'certainly-not-it' },
  });
  if (answer.statusCode !== 400)
    throw new Error(`A log-in that should have been refused answered ${answer.statusCode}.`);
  return performance.now() - before;
}

interface Summary {
  mean: number;
  /** The figure least disturbed by a loaded machine. */
  median: number;
  deviation: number;
  error: number;
}

function summary(taken: readonly number[]): Summary {
  const mean = taken.reduce((sum, ms) => sum + ms, 0) / taken.length;
  const deviation = Math.sqrt(taken.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / (taken.length - 1));
  const median = taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
  return { mean, median, deviation, error: deviation / Math.sqrt(taken.length) };
}

try {
  const db = server.databases.of('tenant_default');
  await insertSeedRoles(db, { isHost: true });
  await createUser(db, { userName: 'known-name', nickName: '', password: 'Correct-Horse-9', roles: ['user'] });
  for (let i = 0; i < 20; i += 1) await refusedLogin(i % 2 === 0 ? 'known-name' : 'nobody');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Alternating, and in reverse order every other round, so that slowdowns affect both.
    const order = round % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const list of order) list.push(await refusedLogin(list === known ? 'known-name' : `nobody-${round % 7}`));
  }
  const [wrong, nobody] = [summary(known), summary(unknown)];
  const ratio = nobody.mean / wrong.mean;
  const spread = 1.96 * ratio * Math.hypot(nobody.error / nobody.mean, wrong.error / wrong.mean);
  console.log(`${machineLine()}\n${rounds} of each, milliseconds`);
  console.table(
    [['wrong password', wrong] as const, ['unknown user', nobody] as const].map(
      ([what, { mean, median, deviation }]) => ({
        what,
        mean: mean.toFixed(2),
        median: median.toFixed(2),
        'standard deviation': deviation.toFixed(2),
      }),
    ),
  );
  const isKept = verdict(Math.abs(ratio - 1) <= Math.max(tolerated, spread));
  console.log(
    `unknown user / wrong password: ${ratio.toFixed(4)} ± ${spread.toFixed(4)} (95 %), tolerated ± ${tolerated}: ${isKept}`,
  );
} finally {
  await server.close();
  await database.release();
  rmSync(dataDir, { recursive: true, force: true });
}
