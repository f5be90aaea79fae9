import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { cappedTotal } from './capped-total.ts';
import type { Database } from './database.ts';
import { many } from './rows.ts';
import { countCapped } from './values.ts';

/** What a list reads: the conditions are joined by AND, and those that don't apply are `false`. */
interface List {
  readonly columns: SQL;
  readonly from: SQL;
  readonly where: readonly (SQL | false)[];
  readonly order: SQL;
}

interface Page {
  readonly skipCount: number;
  readonly maxResultCount: number;
}

interface Found<Item> {
  readonly totalCount: number;
  readonly totalCountIsLowerBound: boolean;
  readonly items: Item[];
}

/** Returns a page of a list as `pageOf` declares it, its rows as `many` reads them. */
export async function findPage<Row extends z.ZodType>(
  db: Database,
  Row: Row,
  { columns, from, where, order }: List,
  { skipCount, maxResultCount }: Page,
): Promise<Found<z.output<Row>>> {
  const applied = where.filter((condition) => condition !== false);
  const matching = sql`FROM ${from} WHERE ${sql.join([sql`true`, ...applied], sql` AND `)}`;
  return {
    ...cappedTotal(await countCapped(db, sql`SELECT 1 ${matching}`)),
    items: await many(
      db,
      Row,
      sql`SELECT ${columns} ${matching} ORDER BY ${order} LIMIT ${maxResultCount} OFFSET ${skipCount}`,
    ),
  };
}
