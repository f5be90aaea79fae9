import { databaseOver, openPool } from '@tuyuan/server/src/platform/database/database.ts';
import { contestBuilder } from '@tuyuan/server/src/testing/contest-builder.ts';
import type pg from 'pg';

interface ContestSize {
  works: number;
  perDay?: number;
  inAll?: number;
}

/** A contest whose vote is open, with accepted works, without files. */
export async function makeContest(
  { host, port, user, password, database }: pg.Client,
  { works, perDay = 3, inAll = 10 }: ContestSize,
): Promise<{ activityId: number; workIds: number[] }> {
  const connection = { host, port, user, password, database };
  const pool = openPool(connection, { schema: 'tenant_default', poolSize: 2, statementTimeoutMs: 60_000 });
  try {
    const build = contestBuilder(databaseOver(pool));
    const activityId = await build.activity({ voting: { perDay, inAll, takeBackMinutes: 0 } });
    return { activityId, workIds: await build.works(activityId, works) };
  } finally {
    await pool.end();
  }
}
