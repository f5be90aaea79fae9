import { type SQL, sql } from 'drizzle-orm';

/** A column by which a list can be sorted; rows where it is NULL come last in either direction. */
type Column = SQL | { readonly nullable: SQL };

/** Returns the order of a list's `sorting` (`field ASC|DESC`), with `id` where rows are equal. */
export function orderBy<Field extends string>(
  sorting: `${Field} ${'ASC' | 'DESC'}`,
  columns: Readonly<Record<Field, Column>>,
  id: SQL = sql`id`,
): SQL {
  const [name, direction] = sorting.split(' ');
  const column = Object.entries<Column>(columns).find(([field]) => field === name)?.[1];
  if (!column) throw new Error(`No column is named for the sorting ${sorting}.`);
  const isNullable = 'nullable' in column;
  const value = isNullable ? column.nullable : column;
  if (direction === 'ASC') return sql`${value}, ${id}`;
  // NULLS LAST only where it matters: a plain index is not read in that order.
  return isNullable ? sql`${value} DESC NULLS LAST, ${id} DESC` : sql`${value} DESC, ${id} DESC`;
}
