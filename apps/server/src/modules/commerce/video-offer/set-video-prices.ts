import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { setVideoPrices as call } from '@tuyuan/contract/commerce/video-offer.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { licenceTiers } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { findOriginalOf } from '../../library/index.ts';
import { findVideoOffer, putVideoOffer, type VideoOffer } from './video-offer.repository.ts';

/**
 * Sets what a video's tiers are sold for; the first time its original is fingerprinted, for the licences. Throws
 * `Video.NotFound`, `Video.StateMismatch` while it is not made, `Video.PriceNeedsAuthor`, `Video.TierIsFree`.
 */
export async function setVideoPrices(
  { db, tenant }: SignedInContext,
  storage: BlobStore,
  { videoId, prices }: InputOf<typeof call>,
): Promise<Pick<VideoOffer, 'prices'>> {
  const known = await orThrow(findVideoOffer(db, videoId), 'Video.NotFound');
  assertMayPrice(known, prices);
  // Read before the lock: an original never changes.
  const sha256 = known.sha256 ?? (await fingerprint({ db, schema: tenant.schema, storage }, videoId));
  return inTransaction(db, async (transaction) => {
    assertMayPrice(await orThrow(findVideoOffer(transaction, videoId, { isLocked: true }), 'Video.NotFound'), prices);
    await putVideoOffer(transaction, { videoId, prices, sha256 });
    return { prices };
  });
}

function assertMayPrice({ state, hasAuthor, freeTiers }: VideoOffer, prices: VideoOffer['prices']): void {
  if (!['ready', 'published', 'offline'].includes(state)) throw new AppError('Video.StateMismatch');
  const priced = licenceTiers.filter((tier) => prices[tier] !== null);
  if (priced.length > 0 && !hasAuthor) throw new AppError('Video.PriceNeedsAuthor');
  if (priced.some((tier) => freeTiers.includes(tier))) throw new AppError('Video.TierIsFree');
}

/** SHA-256 of the original, read piece by piece. */
async function fingerprint(place: Parameters<typeof findOriginalOf>[0], videoId: number): Promise<Buffer> {
  const { key } = await findOriginalOf(place, videoId);
  const hash = createHash('sha256');
  await pipeline(await place.storage.read(key), hash);
  return hash.digest();
}
