import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  ApplicationCard,
  ApplicationDetail,
  type getPhotographerApplications,
  ReviewedSample,
  reviewedApplicationStates,
} from '@tuyuan/contract/library/photographer-management.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { Author, authorJoins, authorJson } from '../catalogue/index.ts';
import { cardsSince, SampleRow } from './own-application.repository.ts';

const times = { submittedAt: z.date().nullable(), decidedAt: z.date().nullable() };
const CardRow = ApplicationCard.extend({
  ...times,
  applicant: Author,
  samplePaths: z.array(z.string().transform(miscPath)),
});

const cardColumns = sql`a.id, a.real_name, a.state, a.attempts, a.submitted_at, a.decided_at, ${authorJson} AS applicant,
  CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'name', d.nick_name) END AS decided_by,
  (SELECT count(*)::int FROM photographer_sample s WHERE s.application_id = a.id) AS sample_count`;
const samplePaths = sql`ARRAY(SELECT s.picture_key FROM photographer_sample s WHERE s.application_id = a.id ORDER BY s.id LIMIT 3) AS sample_paths`;
const from = sql`photographer_application a ${authorJoins(sql`a.user_id`)} LEFT JOIN app_user d ON d.id = a.decided_by`;
const wasSubmitted = sql`a.state <> 'draft' AND a.attempts > 0`;

type Query = InputOf<typeof getPhotographerApplications>;

function byKeyword(keyword: string): SQL {
  const pattern = containing(keyword);
  return sql`(a.real_name ILIKE ${pattern} OR u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern})`;
}

const sortColumns = { submittedAt: sql`a.submitted_at`, decidedAt: { nullable: sql`a.decided_at` } };

export function findApplications(db: Database, query: Query) {
  const states = query.states.length > 0 ? query.states : reviewedApplicationStates;
  const where = [
    wasSubmitted,
    sql`a.state = ANY(${textList(states)})`,
    query.keyword !== '' && byKeyword(query.keyword),
  ];
  const order = orderBy(query.sorting, sortColumns, sql`a.id`);
  return findPage(db, CardRow, { columns: sql`${cardColumns}, ${samplePaths}`, from, where, order }, query);
}

const Waiting = z.object({ waitingCount: z.int(), oldestAt: z.date().nullable() });

export function readWaiting(db: Database): Promise<z.infer<typeof Waiting>> {
  return one(
    db,
    Waiting,
    sql`SELECT count(*)::int AS waiting_count, min(submitted_at) AS oldest_at FROM photographer_application WHERE state = 'pending'`,
  );
}

const inLists = { samples: true, history: true, idCardsDeletedOn: true, isDecidable: true } as const;
const DetailRow = ApplicationDetail.omit(inLists).extend({
  ...times,
  applicant: Author,
  accountCreatedAt: z.date(),
  cardsSince: z.date().nullable(),
});

export function findApplication(db: Database, id: number): Promise<z.output<typeof DetailRow> | null> {
  return findOne(
    db,
    DetailRow,
    sql`SELECT ${cardColumns}, coalesce(u.phone, '') AS phone, u.created_at AS account_created_at, a.unit_name, coalesce(r.name, '') AS region_name,
      a.agreement_version, a.reasons, a.message, ${cardsSince} AS cards_since,
      coalesce((SELECT json_agg(json_build_object('id', c.id, 'side', c.side) ORDER BY c.side DESC) FROM photographer_id_card c WHERE c.application_id = a.id), '[]') AS id_cards
    FROM ${from} LEFT JOIN region r ON r.id = a.region_id WHERE a.id = ${id} AND ${wasSubmitted}`,
  );
}

const ReviewedSampleRow = ReviewedSample.extend({ ...SampleRow.shape, takenAt: z.date().nullable() });

/** The samples of an application, each with the same file in the library. */
export function findReviewedSamples(db: Database, applicationId: number) {
  return many(
    db,
    ReviewedSampleRow,
    sql`SELECT s.id, s.file_name, s.picture_key AS path, s.width, s.height, s.is_refused, s.camera, s.taken_at,
      CASE WHEN i.id IS NOT NULL THEN json_build_object('imageId', i.id, 'no', i.no, 'authorName', u.nick_name) END AS known
    FROM photographer_sample s LEFT JOIN image i ON i.sha256 = s.sha256 LEFT JOIN app_user u ON u.id = i.author_id
    WHERE s.application_id = ${applicationId} ORDER BY s.id`,
  );
}

const HistoryRow = ApplicationDetail.shape.history.element.extend({ at: z.date() });

export function findApplicationHistory(db: Database, applicationId: number): Promise<z.output<typeof HistoryRow>[]> {
  return many(
    db,
    HistoryRow,
    sql`SELECT h.id, h.to_state AS state, coalesce(u.nick_name, '') AS actor_name, h.reasons, h.message, h.at
    FROM photographer_application_change h LEFT JOIN app_user u ON u.id = h.actor_id
    WHERE h.application_id = ${applicationId} ORDER BY h.id DESC LIMIT 50`,
  );
}
