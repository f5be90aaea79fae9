import { databaseOver, openPool } from '@tuyuan/server/src/platform/database/database.ts';
import { libraryBuilder } from '@tuyuan/server/src/testing/library-builder.ts';
import type pg from 'pg';

/** Puts pictures for sale into the tenant's tables, without files; returns their ids. */
export async function makeImages(client: pg.Client, count: number, unitPrice: number): Promise<number[]> {
  const { host, port, user, password, database } = client;
  const connection = { host, port, user, password, database };
  const pool = openPool(connection, { schema: 'tenant_default', poolSize: 2, statementTimeoutMs: 60_000 });
  try {
    const build = libraryBuilder(databaseOver(pool));
    const authorId = await build.photographer('作者');
    const made: number[] = [];
    while (made.length < count) made.push((await build.image({ authorId, unitPrice })).id);
    return made;
  } finally {
    await pool.end();
  }
}
