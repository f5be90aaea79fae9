import {
  ArticleDraft,
  ArticleRevision,
  type getManagedArticles,
  ManagedArticle,
  type saveArticle,
} from '@tuyuan/contract/content/article-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';
import { helpVoteColumns } from './help-vote.repository.ts';

const times = { scheduledAt: z.date().nullable(), publishedAt: z.date().nullable(), updatedAt: z.date() };
const Row = ManagedArticle.extend(times);
const DraftRow = ArticleDraft.extend({
  ...times,
  revisions: z.array(ArticleDraft.shape.revisions.element.extend({ createdAt: z.coerce.date() })),
});

const isShown = sql`(a.live_revision IS NOT NULL OR coalesce(a.scheduled_at <= now(), false))`;
const state = sql`CASE WHEN a.is_offline THEN 'offline' WHEN ${isShown} THEN 'published' WHEN a.scheduled_at IS NOT NULL THEN 'scheduled' ELSE 'draft' END`;
const coverOf = (imageId: SQL) =>
  sql`(SELECT ${coverJson} FROM image i WHERE i.id = ${imageId} AND i.processing_state = 'ready' AND i.review_state <> 'deleted')`;
const columns = sql`a.id, a.page_key, a.is_pinned, a.revision, a.views, ${state} AS state, c.kind, json_build_object('id', c.id, 'name', c.name) AS category,
  CASE WHEN a.scheduled_at <= now() THEN a.scheduled_revision ELSE a.live_revision END AS live_revision,
  CASE WHEN a.scheduled_at > now() THEN a.scheduled_at END AS scheduled_at,
  coalesce(a.published_at, CASE WHEN a.scheduled_at <= now() THEN a.scheduled_at END) AS published_at,
  r.title, r.summary, r.created_at AS updated_at, ${coverOf(sql`r.cover_image_id`)} AS cover`;
const from = sql`article a JOIN article_category c ON c.id = a.category_id JOIN article_revision r ON r.article_id = a.id AND r.number = a.revision`;

export function pageOfManagedArticles(
  db: Database,
  { keyword, states, categoryIds, sorting, ...page }: InputOf<typeof getManagedArticles>,
) {
  const words = containing(keyword);
  return findPage(
    db,
    Row,
    {
      columns,
      from,
      where: [
        keyword !== '' && sql`(r.title ILIKE ${words} OR r.summary ILIKE ${words} OR r.author_name ILIKE ${words})`,
        states.length > 0 && sql`${state} = ANY(${textList(states)})`,
        categoryIds.length > 0 && sql`a.category_id IN ${familyOf('article_category', categoryIds)}`,
      ],
      order: orderBy(
        sorting,
        { updatedAt: sql`r.created_at`, publishedAt: { nullable: sql`a.published_at` }, views: sql`a.views` },
        sql`a.id`,
      ),
    },
    page,
  );
}

const revisionColumns = sql`r.number, r.title, r.summary, r.body, r.source, r.author_name, r.author_id, r.tags, r.cover_image_id, ${coverOf(sql`r.cover_image_id`)} AS cover`;

export function findArticleDraft(db: Database, id: number) {
  return findOne(
    db,
    DraftRow,
    sql`SELECT ${columns}, ${helpVoteColumns},
      json_build_object('number', r.number, 'title', r.title, 'summary', r.summary, 'body', r.body, 'source', r.source, 'authorName', r.author_name,
        'authorId', r.author_id, 'tags', r.tags, 'coverImageId', r.cover_image_id, 'cover', ${coverOf(sql`r.cover_image_id`)}) AS draft,
      (SELECT json_agg(json_build_object('number', v.number, 'title', v.title, 'editor', coalesce(u.nick_name, ''), 'characters', v.characters,
          'pictures', v.pictures, 'createdAt', v.created_at) ORDER BY v.number DESC)
        FROM article_revision v LEFT JOIN app_user u ON u.id = v.user_id WHERE v.article_id = a.id) AS revisions
    FROM ${from} WHERE a.id = ${id}`,
  );
}

export function findRevision(db: Database, id: number, number: number): Promise<ArticleRevision | null> {
  return findOne(
    db,
    ArticleRevision,
    sql`SELECT ${revisionColumns} FROM article_revision r WHERE r.article_id = ${id} AND r.number = ${number}`,
  );
}

const Locked = z.object({
  revision: z.int(),
  pageKey: z.string().nullable(),
  isShown: z.boolean(),
  isScheduled: z.boolean(),
});

/** Locks the article until the transaction ends. */
export function lockArticle(transaction: Database, id: number): Promise<z.infer<typeof Locked> | null> {
  return findOne(
    transaction,
    Locked,
    sql`SELECT a.revision, a.page_key, ${isShown} AND NOT a.is_offline AS is_shown, coalesce(a.scheduled_at > now(), false) AS is_scheduled FROM article a
    WHERE a.id = ${id} FOR NO KEY UPDATE`,
  );
}

export async function insertArticle(transaction: Database, categoryId: number): Promise<number> {
  const [id = 0] = await findIds(
    transaction,
    sql`INSERT INTO article (category_id) VALUES (${categoryId}) RETURNING id`,
  );
  return id;
}

type Words = Omit<InputOf<typeof saveArticle>, 'id' | 'basedOn'>;
export interface NewRevision extends Words {
  number: number;
  characters: number;
  pictures: number;
}

/** Adds the next revision of an article that the caller has locked, or has just made. */
export async function insertRevision(
  transaction: Database,
  id: number,
  revision: NewRevision,
  userId: number,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO article_revision (article_id, number, title, summary, body, source, author_name, author_id, tags, cover_image_id, characters, pictures, user_id)
    VALUES (${id}, ${revision.number}, ${revision.title}, ${revision.summary}, ${revision.body}, ${revision.source}, ${revision.authorName},
      ${revision.authorId}::int, ${textList(revision.tags)}, ${revision.coverImageId}::int, ${revision.characters}, ${revision.pictures}, ${userId})`);
  await transaction.execute(sql`UPDATE article SET revision = ${revision.number} WHERE id = ${id}`);
}

/** Makes a copy of a revision the next one; returns false if there is none of that number. */
export async function copyRevision(
  transaction: Database,
  id: number,
  { from: number, to, userId }: { from: number; to: number; userId: number },
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO article_revision (article_id, number, title, summary, body, source, author_name, author_id, tags, cover_image_id, characters, pictures, user_id)
    SELECT article_id, ${to}, title, summary, body, source, author_name, author_id, tags, cover_image_id, characters, pictures, ${userId}
    FROM article_revision WHERE article_id = ${id} AND number = ${number}`);
  if (rowCount !== 1) return false;
  await transaction.execute(sql`UPDATE article SET revision = ${to} WHERE id = ${id}`);
  return true;
}

/** Shows the latest revision of a locked article from `at` on, now where it is null. The first publication's time stays. */
export async function setPublication(transaction: Database, id: number, at: Date | null): Promise<void> {
  const settled = sql`CASE WHEN scheduled_at <= now() THEN scheduled_revision ELSE live_revision END`;
  const since = sql`coalesce(published_at, CASE WHEN scheduled_at <= now() THEN scheduled_at END)`;
  await transaction.execute(
    at === null
      ? sql`UPDATE article SET published_at = coalesce(${since}, now()), live_revision = revision, scheduled_revision = NULL, scheduled_at = NULL,
          is_offline = false WHERE id = ${id}`
      : sql`UPDATE article SET published_at = ${since}, live_revision = CASE WHEN NOT is_offline THEN ${settled} END, scheduled_revision = revision,
          scheduled_at = ${at.toISOString()}::timestamptz, is_offline = false WHERE id = ${id}`,
  );
}

export async function cancelSchedule(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`UPDATE article SET scheduled_revision = NULL, scheduled_at = NULL WHERE id = ${id}`);
}

export async function setOffline(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`UPDATE article SET is_offline = true WHERE id = ${id}`);
}

export async function setPlace(
  transaction: Database,
  { id, categoryId, isPinned, pageKey }: { id: number; categoryId: number; isPinned: boolean; pageKey: string },
): Promise<void> {
  await transaction.execute(
    sql`UPDATE article SET category_id = ${categoryId}, is_pinned = ${isPinned}, page_key = nullif(${pageKey}, '') WHERE id = ${id}`,
  );
}

export async function removeArticle(db: Database, id: number): Promise<void> {
  await db.execute(sql`DELETE FROM article WHERE id = ${id}`);
}

/** Nobody's articles any more; the printed name stays. */
export async function clearAuthor(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`UPDATE article_revision SET author_id = NULL WHERE author_id = ${userId}`);
}
