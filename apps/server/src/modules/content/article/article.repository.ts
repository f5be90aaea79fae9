import { ArticleCard, type getArticles } from '@tuyuan/contract/content/article-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';
import { visitDays } from './article-visit.repository.ts';

const CardRow = ArticleCard.extend({ publishedAt: z.date() });
const columns = sql`a.id, a.title, a.summary, a.page_key, a.author_name, a.published_at, a.views, a.is_pinned, a.pictures AS image_count,
  greatest(1, round(a.characters / 400.0))::int AS minutes, json_build_object('id', c.id, 'name', c.name) AS category,
  (SELECT ${coverJson} FROM image i WHERE i.id = a.cover_image_id AND i.review_state = 'approved') AS cover`;
const from = sql`live_article a JOIN article_category c ON c.id = a.category_id`;

export function pageOfArticles(
  db: Database,
  { kind, categoryId, authorId, keyword, tag, sort, ...page }: InputOf<typeof getArticles>,
) {
  const words = containing(keyword);
  const recent = sql`(SELECT count(*) FROM article_visit v WHERE v.article_id = a.id AND v.day > current_date - ${visitDays}::int)`;
  return findPage(
    db,
    CardRow,
    {
      columns,
      from,
      where: [
        sql`c.kind = ${kind}`,
        categoryId !== undefined && sql`a.category_id IN ${familyOf('article_category', [categoryId])}`,
        authorId !== undefined && sql`a.author_id = ${authorId}`,
        keyword !== '' && sql`(a.title ILIKE ${words} OR a.summary ILIKE ${words} OR a.body ILIKE ${words})`,
        tag !== '' && sql`${tag} = ANY(a.tags)`,
      ],
      order:
        sort === 'hottest'
          ? sql`${recent} DESC, a.views DESC, a.id DESC`
          : sql`a.is_pinned DESC, a.published_at DESC, a.id DESC`,
    },
    page,
  );
}

/** The published ones of these articles, in this order. */
export function loadArticleCards(db: Database, ids: readonly number[]): Promise<z.infer<typeof CardRow>[]> {
  return many(
    db,
    CardRow,
    sql`SELECT ${columns} FROM unnest(${idList(ids)}) WITH ORDINALITY AS w (id, place) JOIN ${from} ON a.id = w.id ORDER BY w.place`,
  );
}

const LiveArticle = CardRow.extend({
  body: z.string(),
  source: z.string(),
  tags: z.array(z.string()),
  updatedAt: z.date(),
  kind: z.string(),
  authorId: z.int().nullable(),
});
export type LiveArticle = z.infer<typeof LiveArticle>;

const detailColumns = sql`${columns}, a.body, a.source, a.tags, a.updated_at, c.kind,
  (SELECT p.user_id FROM photographer p JOIN app_user u ON u.id = p.user_id WHERE p.user_id = a.author_id AND u.is_active) AS author_id`;

/** The published article of that id, or the single page of that key. */
export function findLiveArticle(db: Database, by: { id: number } | { key: string }): Promise<LiveArticle | null> {
  const which = 'id' in by ? sql`a.id = ${by.id}` : sql`a.page_key = ${by.key}`;
  return findOne(db, LiveArticle, sql`SELECT ${detailColumns} FROM ${from} WHERE ${which}`);
}

/** The revision that a preview's token is for, as it would be published now; null for one that is over or of another article. */
export function findPreviewedArticle(db: Database, id: number, tokenHash: Buffer): Promise<LiveArticle | null> {
  return findOne(
    db,
    LiveArticle,
    sql`SELECT ${detailColumns} FROM (
      SELECT w.id, w.category_id, w.page_key, w.is_pinned, w.views, coalesce(w.published_at, w.scheduled_at, now()) AS published_at, r.title, r.summary,
        r.body, r.source, r.author_name, r.tags, r.cover_image_id, r.characters, r.pictures, r.created_at AS updated_at, r.author_id
      FROM article_preview p JOIN article w ON w.id = p.article_id JOIN article_revision r ON r.article_id = w.id AND r.number = p.revision
      WHERE p.token_hash = ${tokenHash} AND p.expires_at > now() AND p.article_id = ${id}) a
    JOIN article_category c ON c.id = a.category_id`,
  );
}

const Neighbour = z.object({ id: z.int(), title: z.string() });

/** The articles of the same category that were published directly before and after it. */
export async function findNeighbours(db: Database, { id, category }: LiveArticle) {
  const beside = (isAfter: boolean): SQL => sql`SELECT a.id, a.title FROM live_article a
    WHERE a.category_id = ${category.id} AND (a.published_at, a.id) ${isAfter ? sql`>` : sql`<`} (SELECT published_at, id FROM live_article WHERE id = ${id})
    ORDER BY a.published_at ${isAfter ? sql`ASC, a.id ASC` : sql`DESC, a.id DESC`} LIMIT 1`;
  return {
    previous: await findOne(db, Neighbour, beside(false)),
    next: await findOne(db, Neighbour, beside(true)),
  };
}

/** Others of the same kind: those with most of its tags, then of its category, then the newest. */
export function findRelated(db: Database, { id, kind, category, tags }: LiveArticle, limit: number) {
  const common = sql`cardinality(ARRAY(SELECT unnest(a.tags) INTERSECT SELECT unnest(${textList(tags)})))`;
  return many(
    db,
    CardRow,
    sql`SELECT ${columns} FROM ${from} WHERE c.kind = ${kind} AND a.id <> ${id}
    ORDER BY ${common} DESC, a.category_id = ${category.id} DESC, a.published_at DESC, a.id DESC LIMIT ${limit}`,
  );
}

export async function findUsedTags(db: Database, limit: number): Promise<string[]> {
  const rows = await many(
    db,
    z.object({ tag: z.string() }),
    sql`SELECT tag FROM live_article a, unnest(a.tags) AS tag GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${limit}`,
  );
  return rows.map(({ tag }) => tag);
}
