import { type SQL, sql } from 'drizzle-orm';
import { coverJson } from '../../site/index.ts';

/** What is sold, an image or a video: joins `image i` or `video v` with its `video_offer s`, the others are null. */
export const wareJoins = (imageId: SQL, videoId: SQL): SQL => sql`LEFT JOIN image i ON i.id = ${imageId}
  LEFT JOIN video v ON v.id = ${videoId} LEFT JOIN video_offer s ON s.video_id = v.id`;

/** A ware's number, over `wareJoins`. */
export const wareNo: SQL = sql`coalesce(i.no, 'V' || lpad(v.id::text, greatest(6, length(v.id::text)), '0'), '')`;

/** The version of a published video's poster, over `wareJoins`. */
export const warePoster: SQL = sql`CASE WHEN v.state = 'published' THEN v.poster_version END`;

/** A public image's cover, over `wareJoins`. */
export const publicCover: SQL = sql`CASE WHEN i.review_state = 'approved' AND i.processing_state = 'ready' THEN ${coverJson} END`;

/** Today's price of an image's tier for a query over `image i`; null where it isn't sold. */
export const imagePriceOf = (tier: SQL): SQL => sql`CASE ${tier} WHEN 'editorial' THEN i.price_editorial
  WHEN 'commercial' THEN CASE WHEN NOT i.editorial_only THEN i.price_commercial END
  ELSE CASE WHEN NOT i.editorial_only THEN i.price_extended END END`;

/** As `imagePriceOf`, over `video v` with `video_offer s`: a tier that is free isn't sold, and somebody must get the share. */
export const videoPriceOf = (
  tier: SQL,
): SQL => sql`CASE WHEN v.author_id IS NOT NULL AND NOT ${tier} = ANY(v.free_tiers) THEN
  CASE ${tier} WHEN 'editorial' THEN s.price_editorial WHEN 'commercial' THEN s.price_commercial ELSE s.price_extended END END`;

/** Today's price of a ware's tier, over `wareJoins`; null where it isn't sold. */
export const priceOf = (tier: SQL): SQL => sql`coalesce(${imagePriceOf(tier)}, ${videoPriceOf(tier)})`;
