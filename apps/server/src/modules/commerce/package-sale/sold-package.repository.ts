import { AuthPackage, AuthTrade } from '@tuyuan/contract/commerce/image-auth-trade.ts';
import { findPackageOwners, type getPackages, ManagedPackage } from '@tuyuan/contract/commerce/package-management.ts';
import type { TradeKind } from '@tuyuan/contract/commerce/package-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, dayStart, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { unitsOf } from '../cart/index.ts';

const left = sql`coalesce((SELECT a.balance FROM ledger_account a WHERE a.currency = 'quota' AND a.kind = 'package' AND a.owner_id = p.id), 0)::int`;
const state = sql`CASE WHEN p.is_closed THEN 'closed' WHEN p.valid_until <= now() THEN 'ended' WHEN ${left} = 0 THEN 'used' ELSE 'active' END`;
const columns = sql`p.id, p.name, p.quota, ${left} AS "left", p.tier, p.valid_until, ${state} AS state,
  CASE WHEN n.id IS NOT NULL THEN json_build_object('id', n.id, 'name', n.name) END AS unit`;
const PackageRow = AuthPackage.extend({ validUntil: z.date() });
const isOf = (userId: number) =>
  sql`p.activated_at IS NOT NULL AND (p.user_id = ${userId} OR p.unit_id IN ${unitsOf(userId)})`;

/** Packages that the user may spend or could, those that can be spent first. */
export function listOwnPackages(db: Database, userId: number) {
  return many(
    db,
    PackageRow,
    sql`SELECT ${columns} FROM authorization_package p LEFT JOIN organization_unit n ON n.id = p.unit_id
    WHERE ${isOf(userId)} ORDER BY ${state} <> 'active', p.valid_until, p.id LIMIT 100`,
  );
}

export function findOwnPackage(db: Database, userId: number, id: number) {
  return findOne(
    db,
    PackageRow,
    sql`SELECT ${columns} FROM authorization_package p LEFT JOIN organization_unit n ON n.id = p.unit_id WHERE p.id = ${id} AND ${isOf(userId)}`,
  );
}

const TradeRow = AuthTrade.extend({
  at: z.date(),
  image: AuthTrade.shape.image.unwrap().extend({ cover: CoverRow.nullable() }).nullable(),
});

/** Everything that moved a package's licences: a picture is a row, and what it gave back a second one. */
function tradesOf(packageId: number): SQL {
  return sql`(SELECT m.*, sum(m.amount) OVER (ORDER BY m.at, m.place, m.id)::int AS balance FROM (
    SELECT p.id, 'granted' AS kind, 0 AS place, p.activated_at AS at, NULL::int AS image_id, '' AS title, NULL::text AS order_no, NULL::int AS person_id, p.quota AS amount
      FROM authorization_package p WHERE p.id = ${packageId} AND p.activated_at IS NOT NULL
    UNION ALL SELECT l.id, r.kind, 1, r.at, l.image_id, l.title, o.no, o.user_id, r.amount
      FROM purchase_order o JOIN purchase_line l ON l.order_id = o.id
      CROSS JOIN LATERAL (VALUES ('used', o.paid_at, -1), ('returned', l.refunded_at, 1)) AS r(kind, at, amount)
      WHERE o.package_id = ${packageId} AND o.pay_by = 'package' AND o.paid_at IS NOT NULL AND r.at IS NOT NULL
    UNION ALL SELECT p.id, 'expired', 2, p.expired_at, NULL, '', NULL, NULL, -t.amount::int
      FROM authorization_package p JOIN ledger_transfer t ON t.source = 'package:' || p.id AND t.kind = 'quota.expired'
      WHERE p.id = ${packageId}) m) e`;
}

export function pageOfTrades(
  db: Database,
  {
    packageId,
    kind,
    ...page
  }: { packageId: number; kind?: TradeKind | undefined; skipCount: number; maxResultCount: number },
) {
  return findPage(
    db,
    TradeRow,
    {
      columns: sql`e.id, e.kind, e.at, CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'no', i.no, 'title', e.title, 'cover', ${coverJson}) END AS image,
        e.order_no, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.nick_name) END AS person, e.amount, e.balance`,
      from: sql`${tradesOf(packageId)} LEFT JOIN image i ON i.id = e.image_id LEFT JOIN app_user u ON u.id = e.person_id`,
      where: [kind !== undefined && sql`e.kind = ${kind}`],
      order: sql`e.at DESC, e.place DESC, e.id DESC`,
    },
    page,
  );
}

const ManagedRow = ManagedPackage.extend({ validUntil: z.date(), createdAt: z.date() });
const managedColumns = sql`${columns}, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.nick_name) END AS "user",
  p.price AS price_cents, CASE WHEN g.id IS NOT NULL THEN json_build_object('id', g.id, 'name', g.nick_name) END AS granted_by, p.note, p.created_at`;
const managedFrom = sql`authorization_package p LEFT JOIN organization_unit n ON n.id = p.unit_id
  LEFT JOIN app_user u ON u.id = p.user_id LEFT JOIN app_user g ON g.id = p.granted_by`;

export function pageOfPackages(db: Database, filter: InputOf<typeof getPackages>) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    ManagedRow,
    {
      columns: managedColumns,
      from: managedFrom,
      where: [
        sql`p.activated_at IS NOT NULL`,
        filter.keyword !== '' &&
          sql`(p.name ILIKE ${pattern} OR u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} OR n.name ILIKE ${pattern})`,
        filter.states.length > 0 && sql`${state} = ANY(${textList(filter.states)})`,
      ],
      order: orderBy(filter.sorting, { createdAt: sql`p.created_at`, validUntil: sql`p.valid_until` }, sql`p.id`),
    },
    filter,
  );
}

export function findManagedPackage(db: Database, id: number) {
  return findOne(
    db,
    ManagedRow,
    sql`SELECT ${managedColumns} FROM ${managedFrom} WHERE p.id = ${id} AND p.activated_at IS NOT NULL`,
  );
}

interface NewPackage {
  name: string;
  userId: number | null;
  unitId: number | null;
  quota: number;
  tier: string;
  note: string;
}

/** A package counts till the end of its last day. */
const endOfDay = (day: string, timeZone: string) => sql`${dayStart(day, timeZone)} + interval '1 day'`;

/** A package given by finance, which counts at once. */
export function insertGranted(
  transaction: Database,
  given: NewPackage & { validUntil: string; timeZone: string; grantedBy: number },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO authorization_package (name, user_id, unit_id, quota, price, tier, valid_until, granted_by, note, activated_at)
    VALUES (${given.name}, ${given.userId}::int, ${given.unitId}::int, ${given.quota}, 0, ${given.tier}, ${endOfDay(given.validUntil, given.timeZone)}, ${given.grantedBy}, ${given.note}, now()) RETURNING id`,
  );
}

/** A package that waits for its payment, with the terms of the offer as they are now. */
export function insertOrdered(transaction: Database, offerId: number, userId: number): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO authorization_package (name, user_id, quota, price, tier, valid_months, offer_id, valid_until)
    SELECT name, ${userId}::int, quota, price, tier, valid_months, id, now() FROM package_offer WHERE id = ${offerId} RETURNING id`,
  );
}

const Activated = z.object({ id: z.int(), quota: z.int() });

/** Lets a paid package count from now on. */
export function activatePackage(transaction: Database, id: number) {
  return findOne(
    transaction,
    Activated,
    sql`UPDATE authorization_package SET activated_at = now(), valid_until = now() + make_interval(months => valid_months)
    WHERE id = ${id} AND activated_at IS NULL RETURNING id, quota`,
  );
}

/** Deletes a package that was never paid; its order names it no more. */
export async function deleteUnpaid(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM authorization_package WHERE id = ${id} AND activated_at IS NULL`);
}

/** Moves the last day of a package; false when it is closed or forfeited. */
export async function setValidUntil(db: Database, id: number, day: string, timeZone: string): Promise<boolean> {
  const moved = await findIds(
    db,
    sql`UPDATE authorization_package SET valid_until = ${endOfDay(day, timeZone)} WHERE id = ${id} AND NOT is_closed AND expired_at IS NULL RETURNING id`,
  );
  return moved.length > 0;
}

/** Closes a package; false when it is closed already. */
export async function markClosed(db: Database, id: number, note: string): Promise<boolean> {
  const closed = await findIds(
    db,
    sql`UPDATE authorization_package SET is_closed = true, valid_until = least(valid_until, now()),
      note = CASE WHEN note = '' THEN ${note} ELSE note || E'\n' || ${note} END WHERE id = ${id} AND NOT is_closed RETURNING id`,
  );
  return closed.length > 0;
}

/** Takes packages that ended so many days ago, so that nothing paid with them can be given back, and marks them as forfeited. */
export function takeForfeited(transaction: Database, days: number, limit: number): Promise<number[]> {
  return findIds(
    transaction,
    sql`UPDATE authorization_package SET expired_at = now() WHERE id IN (
      SELECT id FROM authorization_package WHERE expired_at IS NULL AND activated_at IS NOT NULL
        AND valid_until < now() - make_interval(days => ${days}::int) ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id`,
  );
}

const { items: Candidates } = findPackageOwners.output.shape;

/** People and units whose name contains the keyword, units first. */
export function listCandidates(db: Database, keyword: string): Promise<z.infer<typeof Candidates>> {
  const pattern = containing(keyword);
  return many(
    db,
    Candidates.element,
    sql`(SELECT 'unit' AS kind, id, name, '' AS user_name FROM organization_unit WHERE name ILIKE ${pattern} ORDER BY name LIMIT 10)
    UNION ALL (SELECT 'user', id, nick_name, user_name FROM app_user
      WHERE deleted_at IS NULL AND (nick_name ILIKE ${pattern} OR user_name ILIKE ${pattern}) ORDER BY nick_name LIMIT 20)`,
  );
}

const Owner = z.object({ hasUser: z.boolean(), hasUnit: z.boolean() });

/** Whether there are that user and that unit. */
export function findOwners(db: Database, userId: number | null, unitId: number | null) {
  return findOne(
    db,
    Owner,
    sql`SELECT EXISTS (SELECT 1 FROM app_user WHERE id = ${userId}::int AND deleted_at IS NULL) AS has_user,
      EXISTS (SELECT 1 FROM organization_unit WHERE id = ${unitId}::int) AS has_unit`,
  );
}
