import { type CartChoice, CartItem } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { imagePriceOf, priceOf, publicCover, videoPriceOf, wareJoins, wareNo, warePoster } from './ware.repository.ts';

/** Tiers from the narrowest to the widest: each allows what those before it do. */
const tierRank = (tier: SQL): SQL => sql`array_position(ARRAY['editorial', 'commercial', 'extended'], ${tier})`;

/** Units whose colleagues the user is. */
export const unitsOf = (userId: number | null): SQL =>
  sql`(SELECT m.unit_id FROM organization_unit_member m WHERE m.user_id = ${userId}::int)`;

const columns = (userId: number | null) => sql`
  w.id, w."imageId" AS image_id, w."videoId" AS video_id, w.tier, ${wareNo} AS no, coalesce(i.title, v.title, '') AS title,
  ${publicCover} AS cover, ${warePoster} AS poster,
  json_build_object('id', coalesce(u.id, 1), 'name', coalesce(u.nick_name, '')) AS author,
  coalesce(p.price, w."unitPrice", 0) AS unit_price,
  CASE WHEN w."unitPrice" <> p.price THEN w."unitPrice" END AS price_before,
  coalesce(i.can_use_auth_pay, false) AS can_use_auth_pay,
  json_build_object('editorial', ${priceOf(sql`'editorial'`)}, 'commercial', ${priceOf(sql`'commercial'`)},
    'extended', ${priceOf(sql`'extended'`)}) AS prices,
  coalesce(i.editorial_only, false) AS editorial_only,
  (SELECT CASE WHEN bool_or(x.user_id = ${userId}::int) THEN 'me' WHEN count(*) > 0 THEN 'unit' END FROM licence x
    WHERE (x.image_id = i.id OR x.video_id = v.id) AND x.revoked_at IS NULL AND ${tierRank(sql`x.tier`)} >= ${tierRank(sql`w.tier`)}
    AND (x.user_id = ${userId}::int OR x.unit_id IN ${unitsOf(userId)})) AS licensed_to,
  CASE WHEN coalesce(i.id, v.id) IS NULL OR i.review_state <> 'approved' OR v.state <> 'published' THEN 'gone'
    WHEN coalesce(i.author_id, v.author_id) = ${userId}::int THEN 'isOwn'
    WHEN p.price IS NULL THEN 'tierNotSold' END AS fault`;

const joins = sql`${wareJoins(sql`w."imageId"`, sql`w."videoId"`)} LEFT JOIN app_user u ON u.id = coalesce(i.author_id, v.author_id)
  LEFT JOIN LATERAL (SELECT ${priceOf(sql`w.tier`)} AS price) p ON true`;

export function listCart(db: Database, userId: number): Promise<CartItem[]> {
  return many(
    db,
    CartItem,
    sql`SELECT ${columns(userId)} FROM (SELECT id, image_id AS "imageId", video_id AS "videoId", tier, unit_price AS "unitPrice" FROM cart_line
      WHERE user_id = ${userId}) w ${joins} ORDER BY w.id DESC`,
  );
}

/** What is known of these choices today, in their order. `userId` is null for a visitor. */
export function findOffers(db: Database, userId: number | null, choices: readonly CartChoice[]): Promise<CartItem[]> {
  return many(
    db,
    CartItem,
    sql`SELECT ${columns(userId)} FROM (SELECT NULL::int AS id, c."imageId", c."videoId", c.tier, NULL::int AS "unitPrice", place
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS ("imageId" int, "videoId" int, tier text)) WITH ORDINALITY
      AS c("imageId", "videoId", tier, place)) w
      ${joins} ORDER BY w.place`,
  );
}

const Priced = z.object({
  imageId: z.int().nullable(),
  videoId: z.int().nullable(),
  tier: z.enum(['editorial', 'commercial', 'extended']),
  title: z.string(),
  authorId: z.int(),
  canUseAuthPay: z.boolean(),
  price: z.int().nullable(),
  licenceTextId: z.int(),
});
export type PricedChoice = z.infer<typeof Priced>;

/**
 * Published images and videos among the choices with today's price and licence text. `isOrdered` locks them, in the order
 * of their ids: their prices stay, and two orders of the same wait for each other before they count as sold.
 */
export async function findPriced(
  transaction: Database,
  choices: readonly CartChoice[],
  { isOrdered }: { isOrdered: boolean },
): Promise<PricedChoice[]> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS w("imageId" int, "videoId" int, tier text)`;
  const text = sql`(SELECT t.id FROM licence_text t WHERE t.tier = w.tier ORDER BY t.version DESC LIMIT 1) AS licence_text_id`;
  const images = await many(
    transaction,
    Priced,
    sql`SELECT w."imageId" AS image_id, NULL::int AS video_id, w.tier, i.title, i.author_id, i.can_use_auth_pay,
      ${imagePriceOf(sql`w.tier`)} AS price, ${text}
    FROM ${wanted} JOIN image i ON i.id = w."imageId" WHERE i.review_state = 'approved' ORDER BY i.id ${isOrdered ? sql`FOR NO KEY UPDATE OF i` : sql``}`,
  );
  const videos = await many(
    transaction,
    Priced,
    sql`SELECT NULL::int AS image_id, w."videoId" AS video_id, w.tier, v.title, v.author_id, false AS can_use_auth_pay,
      ${videoPriceOf(sql`w.tier`)} AS price, ${text}
    FROM ${wanted} JOIN video v ON v.id = w."videoId" JOIN video_offer s ON s.video_id = v.id
    WHERE v.state = 'published' AND v.author_id IS NOT NULL ORDER BY v.id ${isOrdered ? sql`FOR NO KEY UPDATE OF v, s` : sql``}`,
  );
  return [...images, ...videos];
}
