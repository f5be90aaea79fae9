import { VideoPrices } from '@tuyuan/contract/commerce/video-offer.ts';
import { licenceTiers } from '@tuyuan/contract/library/image.ts';
import { videoStates } from '@tuyuan/contract/library/video-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

const Offer = z.object({
  state: z.enum(videoStates),
  hasAuthor: z.boolean(),
  freeTiers: z.array(z.enum(licenceTiers)),
  prices: VideoPrices,
  /** Of the original; null until it was read. */
  sha256: z.instanceof(Buffer).nullable(),
});
export type VideoOffer = z.infer<typeof Offer>;

/** What a video is sold for, and what decides whether it may be; `isLocked` holds the video against changes. */
export function findVideoOffer(
  db: Database,
  videoId: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<VideoOffer | null> {
  return findOne(
    db,
    Offer,
    sql`SELECT v.state, v.author_id IS NOT NULL AS has_author, v.free_tiers, s.sha256,
      json_build_object('editorial', s.price_editorial, 'commercial', s.price_commercial, 'extended', s.price_extended) AS prices
    FROM video v LEFT JOIN video_offer s ON s.video_id = v.id WHERE v.id = ${videoId} ${isLocked ? sql`FOR NO KEY UPDATE OF v` : sql``}`,
  );
}

export async function putVideoOffer(
  transaction: Database,
  { videoId, prices, sha256 }: { videoId: number; prices: VideoOffer['prices']; sha256: Buffer },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO video_offer (video_id, price_editorial, price_commercial, price_extended, sha256)
    VALUES (${videoId}, ${prices.editorial}::int, ${prices.commercial}::int, ${prices.extended}::int, ${sha256})
    ON CONFLICT (video_id) DO UPDATE SET price_editorial = excluded.price_editorial, price_commercial = excluded.price_commercial,
      price_extended = excluded.price_extended, updated_at = now()`);
}
