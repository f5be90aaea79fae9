import { LicenceText, MyLicence, VerifiedLicence } from '@tuyuan/contract/commerce/licence.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { CoverRow } from '../../site/index.ts';
import { publicCover, unitsOf, wareJoins, wareNo, warePoster } from '../cart/index.ts';

interface NewLicence {
  lineId: number;
  no: string;
}

/** Issues the licences of an order's lines, at most one for a line. */
export async function insertLicences(transaction: Database, licences: readonly NewLicence[]): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO licence (no, line_id, image_id, video_id, user_id, unit_id, tier, licensee, licence_text_id, sha256)
    SELECT w.no, l.id, l.image_id, l.video_id, o.user_id,
      CASE WHEN o.licensee_kind = 'organization' AND l.tier <> 'editorial'
        THEN (SELECT min(m.unit_id) FROM organization_unit_member m WHERE m.user_id = o.user_id) END,
      l.tier, o.licensee, l.licence_text_id, coalesce(i.sha256, s.sha256)
    FROM unnest(${idList(licences.map(({ lineId }) => lineId))}, ${textList(licences.map(({ no }) => no))}) AS w(line_id, no)
    JOIN purchase_line l ON l.id = w.line_id JOIN purchase_order o ON o.id = l.order_id
    ${wareJoins(sql`l.image_id`, sql`l.video_id`)}`);
}

export async function revokeLicences(transaction: Database, lineIds: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`UPDATE licence SET revoked_at = now() WHERE line_id = ANY(${idList(lineIds)}) AND revoked_at IS NULL`,
  );
}

const usable = {
  id: z.int(),
  no: z.string(),
  orderId: z.int(),
  lineId: z.int(),
  isRevoked: z.boolean(),
  isResting: z.boolean(),
};
const OfImage = z.object({ ...usable, imageId: z.int(), videoId: z.null() });
const OfVideo = z.object({ ...usable, imageId: z.null(), videoId: z.int() });
const Usable = z.union([OfImage, OfVideo]);
export type ImageLicence = z.infer<typeof OfImage>;
export type VideoLicence = z.infer<typeof OfVideo>;
export type UsableLicence = z.infer<typeof Usable>;

export function isOfVideo(licence: UsableLicence): licence is VideoLicence {
  return licence.videoId !== null;
}

/** True for licences that the user bought or, where the tier allows it, somebody of their unit. */
const isFor = (userId: number): SQL => sql`(x.user_id = ${userId} OR x.unit_id IN ${unitsOf(userId)})`;

const usableColumns = sql`x.id, x.no, l.order_id, x.line_id, x.image_id, x.video_id, x.revoked_at IS NOT NULL AS is_revoked,
  EXISTS (SELECT 1 FROM refund_line f WHERE f.line_id = x.line_id AND NOT f.is_void) AND x.revoked_at IS NULL AS is_resting`;

/** Locks the licence's line: what gives it back and what downloads it wait for each other. */
export function lockUsable(transaction: Database, userId: number, id: number): Promise<UsableLicence | null> {
  return findOne(
    transaction,
    Usable,
    sql`SELECT ${usableColumns} FROM licence x JOIN purchase_line l ON l.id = x.line_id
    WHERE x.id = ${id} AND ${isFor(userId)} FOR NO KEY UPDATE OF l`,
  );
}

/** As `lockUsable`, for all licences of one of the user's own orders. */
export function lockUsableOfOrder(transaction: Database, userId: number, orderId: number): Promise<UsableLicence[]> {
  return many(
    transaction,
    Usable,
    sql`SELECT ${usableColumns} FROM licence x JOIN purchase_line l ON l.id = x.line_id
    WHERE l.order_id = ${orderId} AND x.user_id = ${userId} ORDER BY l.id FOR NO KEY UPDATE OF l`,
  );
}

const verifiedColumns = sql`x.no, x.revoked_at IS NOT NULL AS is_revoked, x.tier, x.image_id, x.video_id, l.title, ${wareNo} AS ware_no,
  ${publicCover} AS cover, ${warePoster} AS poster,
  json_build_object('id', u.id, 'name', u.nick_name) AS author, x.licensee, x.user_id, x.issued_at, x.revoked_at,
  encode(x.sha256, 'hex') AS sha256, t.version AS text_version`;
const verifiedFrom = sql`licence x JOIN purchase_line l ON l.id = x.line_id ${wareJoins(sql`x.image_id`, sql`x.video_id`)}
  JOIN app_user u ON u.id = coalesce(i.author_id, l.author_id) JOIN licence_text t ON t.id = x.licence_text_id`;
const VerifiedRow = VerifiedLicence.extend({
  cover: CoverRow.nullable(),
  issuedAt: z.date(),
  revokedAt: z.date().nullable(),
  userId: z.int(),
});
export type VerifiedRow = z.infer<typeof VerifiedRow>;

export function findLicenceByNo(db: Database, no: string): Promise<VerifiedRow | null> {
  return findOne(db, VerifiedRow, sql`SELECT ${verifiedColumns} FROM ${verifiedFrom} WHERE x.no = ${no}`);
}

/** The newest first, at most 20. */
export function findLicencesByFile(db: Database, sha256: string): Promise<VerifiedRow[]> {
  return many(
    db,
    VerifiedRow,
    sql`SELECT ${verifiedColumns} FROM ${verifiedFrom} WHERE x.sha256 = decode(${sha256}, 'hex') ORDER BY x.id DESC LIMIT 20`,
  );
}

export function listLicenceTexts(db: Database): Promise<LicenceText[]> {
  return many(
    db,
    LicenceText,
    sql`SELECT DISTINCT ON (tier) tier, version, summary, body FROM licence_text ORDER BY tier, version DESC`,
  );
}

const MyLicenceRow = MyLicence.extend({ issuedAt: z.date() });

/** Valid licences that the user may download by, the widest first; of an image or of a video. */
export function listLicencesOf(
  db: Database,
  userId: number,
  { imageId = null, videoId = null }: { imageId?: number | null; videoId?: number | null },
): Promise<z.infer<typeof MyLicenceRow>[]> {
  return many(
    db,
    MyLicenceRow,
    sql`SELECT x.id, x.no, x.tier, x.licensee, x.issued_at, x.user_id = ${userId} AS is_mine FROM licence x
    WHERE (x.image_id = ${imageId}::int OR x.video_id = ${videoId}::int) AND x.revoked_at IS NULL AND ${isFor(userId)}
    ORDER BY array_position(ARRAY['extended', 'commercial', 'editorial'], x.tier), x.id DESC LIMIT 10`,
  );
}

const Certificate = z.object({
  no: z.string(),
  tier: z.enum(['editorial', 'commercial', 'extended']),
  licensee: z.string(),
  licenseeKind: z.enum(['person', 'organization']),
  title: z.string(),
  wareNo: z.string(),
  isVideo: z.boolean(),
  width: z.int(),
  height: z.int(),
  /** Of a video; null of an image. */
  durationMs: z.int().nullable(),
  author: z.string(),
  unitName: z.string(),
  orderNo: z.string(),
  takenAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  issuedAt: z.date(),
  revokedAt: z.date().nullable(),
  sha256: z.string(),
  /** Of the renderings as they are now; null while there are none. */
  rendering: z.object({ sha256: z.string(), version: z.string() }).nullable(),
  textVersion: z.int(),
  text: z.string(),
});
export type CertificateFacts = z.infer<typeof Certificate>;

/** What a certificate states, for the buyer, a colleague who may download, or a caller who sees every order. */
export function findCertificate(
  db: Database,
  no: string,
  viewer: { userId: number; seesAll: boolean },
): Promise<CertificateFacts | null> {
  return findOne(
    db,
    Certificate,
    sql`SELECT x.no, x.tier, x.licensee, o.licensee_kind, l.title, ${wareNo} AS ware_no, x.video_id IS NOT NULL AS is_video,
      coalesce(i.width, v.width) AS width, coalesce(i.height, v.height) AS height, v.duration_ms,
      u.nick_name AS author, coalesce(p.unit_name, '') AS unit_name, o.no AS order_no, i.taken_at, coalesce(i.published_at, v.published_at) AS published_at,
      x.issued_at, x.revoked_at, encode(x.sha256, 'hex') AS sha256, t.version AS text_version, t.body AS text,
      CASE WHEN i.version IS NOT NULL THEN json_build_object('sha256', encode(i.sha256, 'hex'), 'version', i.version) END AS rendering
    FROM ${verifiedFrom} JOIN purchase_order o ON o.id = l.order_id LEFT JOIN photographer p ON p.user_id = coalesce(i.author_id, l.author_id)
    WHERE x.no = ${no} AND (${viewer.seesAll} OR ${isFor(viewer.userId)})`,
  );
}
