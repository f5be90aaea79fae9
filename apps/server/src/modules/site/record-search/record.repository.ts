import { maxRecordsOfKind, type RecordKind } from '@tuyuan/contract/site/record-kinds.ts';
import { FoundRecord } from '@tuyuan/contract/site/record-search.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import { CoverRow, coverJson } from '../resources/index.ts';

const FoundRow = FoundRecord.extend({ cover: CoverRow.nullable() });

interface Source {
  readonly from: SQL;
  readonly id: SQL;
  readonly code: SQL;
  readonly title: SQL;
  readonly note: SQL;
  readonly cover?: SQL;
}

/** Where the records of a kind are; `from` ends in a condition. */
const sources: Readonly<Record<RecordKind, Source>> = {
  image: {
    from: sql`image i JOIN app_user u ON u.id = i.author_id WHERE i.review_state <> 'deleted'`,
    id: sql`i.id`,
    code: sql`i.no`,
    title: sql`i.title`,
    note: sql`u.nick_name`,
    cover: sql`CASE WHEN i.version IS NOT NULL AND i.thumbhash IS NOT NULL THEN ${coverJson} END`,
  },
  album: {
    from: sql`album a JOIN app_user u ON u.id = a.author_id WHERE a.review_state <> 'deleted'`,
    id: sql`a.id`,
    code: sql`''`,
    title: sql`a.title`,
    note: sql`u.nick_name`,
  },
  user: {
    from: sql`app_user u WHERE u.deleted_at IS NULL`,
    id: sql`u.id`,
    code: sql`u.user_name`,
    title: sql`u.nick_name`,
    note: sql`''`,
  },
  order: {
    from: sql`purchase_order o WHERE true`,
    id: sql`o.id`,
    code: sql`o.no`,
    title: sql`o.title`,
    note: sql`o.state`,
  },
  conference: {
    from: sql`conference c WHERE NOT c.is_rehearsal`,
    id: sql`c.id`,
    code: sql`''`,
    title: sql`c.title`,
    note: sql`c.city`,
  },
  article: {
    from: sql`article a JOIN article_revision r ON r.article_id = a.id AND r.number = a.revision WHERE true`,
    id: sql`a.id`,
    code: sql`''`,
    title: sql`r.title`,
    note: sql`CASE WHEN a.is_offline THEN 'offline' WHEN a.live_revision IS NULL THEN 'draft' ELSE 'published' END`,
  },
  video: {
    from: sql`video v LEFT JOIN app_user u ON u.id = v.author_id WHERE true`,
    id: sql`v.id`,
    // As its original is called that is downloaded.
    code: sql`'V' || lpad(v.id::text, 6, '0')`,
    title: sql`v.title`,
    note: sql`coalesce(u.nick_name, '')`,
  },
  book: {
    from: sql`book b WHERE true`,
    id: sql`b.id`,
    code: sql`''`,
    title: sql`b.title`,
    note: sql`b.author`,
  },
  panorama: {
    from: sql`panorama p WHERE true`,
    id: sql`p.id`,
    code: sql`''`,
    title: sql`p.draft ->> 'title'`,
    note: sql`CASE WHEN p.is_offline THEN 'offline' WHEN p.live IS NULL THEN 'draft' ELSE 'published' END`,
  },
};

/** Returns what holds the words, kind by kind in the given order; what is numbered or named just so comes first. */
export async function findRecordRows(
  db: Database,
  kinds: readonly RecordKind[],
  words: string,
): Promise<z.infer<typeof FoundRow>[]> {
  if (kinds.length === 0) return [];
  const pattern = containing(words);
  const each = kinds.map((kind, place) => {
    const { from, id, code, title, note, cover = sql`NULL::json` } = sources[kind];
    const rank = sql`CASE WHEN lower(${words}::text) IN (lower(${code}), lower(${title})) THEN 0 ELSE 1 END`;
    return sql`(SELECT ${place}::int AS place, ${rank} AS rank, ${kind}::text AS kind, ${id} AS id, ${code} AS code, ${title} AS title, ${note} AS note, ${cover} AS cover
      FROM ${from} AND (${title} ILIKE ${pattern} OR ${code} ILIKE ${pattern}) ORDER BY rank, ${id} DESC LIMIT ${maxRecordsOfKind})`;
  });
  return many(
    db,
    FoundRow,
    sql`SELECT kind, id, code, title, note, cover FROM (${sql.join(each, sql` UNION ALL `)}) found ORDER BY place, rank, id DESC`,
  );
}
