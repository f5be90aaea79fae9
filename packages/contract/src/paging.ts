import { z } from 'zod';
import { count } from './fields.ts';

/** Offset paging: `skipCount`, `maxResultCount` (default 20, at most 100). */
export const pageFields = {
  skipCount: z.coerce.number<number>().int().min(0).max(100_000, '页数过大').default(0),
  maxResultCount: z.coerce.number<number>().int().min(0).max(100, '每页最多 100 条').default(20),
};

/** Keyset paging: the `nextCursor` of the page before. */
export const cursorField = z.string().max(200).optional();

/** `field ASC|DESC`, where the field must be in the list; nothing else reaches the database. */
export function sortingField<const Field extends string>(
  fields: readonly [Field, ...Field[]],
  fallback: NoInfer<`${Field} ${'ASC' | 'DESC'}`>,
) {
  const allowed: `${Field} ${'ASC' | 'DESC'}`[] = fields.flatMap((field) => [
    `${field} ASC` as const,
    `${field} DESC` as const,
  ]);
  return z
    .enum([allowed[0] ?? fallback, ...allowed.slice(1)], '不支持这种排序')
    .optional()
    .transform((sorting): `${Field} ${'ASC' | 'DESC'}` => sorting ?? fallback);
}

/** `totalCount` may stop counting at 10,000; then `totalCountIsLowerBound` says so. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    totalCount: count,
    totalCountIsLowerBound: z.boolean().optional(),
    items: z.array(item),
    nextCursor: z.string().nullable().optional(),
  });
}
