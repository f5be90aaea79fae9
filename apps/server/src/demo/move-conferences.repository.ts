import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const Demo = z.object({ id: z.int(), end_time: z.coerce.date() });

/**
 * Returns the conferences with these titles that the office has not republished, started to edit, cancelled or
 * archived; first seeded first.
 */
export async function findUntouched(db: Database, titles: readonly string[]): Promise<z.infer<typeof Demo>[]> {
  const { rows } = await db.execute(sql`
    SELECT c.id, c.end_time FROM conference c
    WHERE c.title = ANY(${sql.param([...titles])}::text[]) AND c.created_by IS NULL AND c.state = 'published' AND c.draft IS NULL
      AND NOT EXISTS (SELECT FROM conference_version v WHERE v.conference_id = c.id AND v.published_by IS NOT NULL)
    ORDER BY c.id`);
  return z.array(Demo).parse(rows);
}

const Reference = z.object({ child: z.string(), column: z.string(), parent: z.string(), parent_column: z.string() });
const Column = z.object({ table: z.string(), column: z.string(), type: z.enum(['date', 'timestamp with time zone']) });

/** Tables that are not shifted when a conference is moved. */
const unmoved = new Set(['ticket_session']);
/** Days to an empty period: within one statement a row must not collide with the position another is just leaving. */
const farAway = 400_000;

/** Moves these conferences with all that hangs from them, past and planned, by days of that clock. */
export async function moveConferences(
  transaction: Database,
  { ids, days, timeZone }: { ids: readonly number[]; days: number; timeZone: string },
): Promise<void> {
  const within = await conditionsByTable(transaction, sql`id = ANY(${sql.param([...ids])}::int[])`);
  const columns = Map.groupBy(await readTimeColumns(transaction), ({ table }) => table);
  for (const step of [farAway, days - farAway])
    for (const [table, condition] of within) {
      const moves = (columns.get(table) ?? []).map(({ column, type }) => {
        const name = sql.identifier(column);
        return type === 'date'
          ? sql`${name} = ${name} + ${step}::int`
          : sql`${name} = (${name} AT TIME ZONE ${timeZone} + make_interval(days => ${step}::int)) AT TIME ZONE ${timeZone}`;
      });
      if (moves.length === 0 || unmoved.has(table)) continue;
      await transaction.execute(
        sql`UPDATE ${sql.identifier(table)} SET ${sql.join(moves, sql`, `)} WHERE ${condition}`,
      );
    }
}

/** By which rows of each table belong to the conferences that `ofConference` names: along the references, the shortest way. */
async function conditionsByTable(db: Database, ofConference: SQL): Promise<Map<string, SQL>> {
  const { rows } = await db.execute(sql`
    SELECT child.relname AS child, a.attname AS column, parent.relname AS parent, b.attname AS parent_column
    FROM pg_constraint f
    JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
    JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
    JOIN pg_attribute b ON b.attrelid = f.confrelid AND b.attnum = f.confkey[1]
    WHERE f.contype = 'f' AND cardinality(f.conkey) = 1 AND f.connamespace = current_schema()::regnamespace
    ORDER BY a.attnotnull DESC, child.relname, a.attname`);
  const references = z.array(Reference).parse(rows);
  const found = new Map([['conference', ofConference]]);
  // A map is iterated in insertion order, including entries added during the iteration.
  for (const [table, condition] of found)
    for (const { child, column, parent, parent_column: parentColumn } of references)
      if (parent === table && !found.has(child))
        found.set(
          child,
          sql`${sql.identifier(column)} IN (SELECT ${sql.identifier(parentColumn)} FROM ${sql.identifier(parent)} WHERE ${condition})`,
        );
  return found;
}

async function readTimeColumns(db: Database): Promise<z.infer<typeof Column>[]> {
  const { rows } = await db.execute(sql`
    SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type IN ('date', 'timestamp with time zone') AND is_generated = 'NEVER'`);
  return z.array(Column).parse(rows);
}
