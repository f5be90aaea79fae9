import type { Database } from '../../../platform/database/database.ts';
import { moveImages } from '../lifecycle/index.ts';
import { recordPass } from './review-progress.repository.ts';
import type { LockedImage } from './reviewed-image.repository.ts';

/** Publishes those locked images whose last approval it is, and keeps the first of two for the others. */
export async function approveImages(
  transaction: Database,
  images: readonly LockedImage[],
  reviewerId: number,
  stages: number,
): Promise<{ published: number[]; passed: number[] }> {
  const isLast = ({ queue }: LockedImage) => stages === 1 || queue !== 'first';
  const move = { from: ['pending'] as const, actorId: reviewerId };
  const last = images.filter((image) => isLast(image)).map(({ id }) => id);
  const published = await moveImages(transaction, { ...move, ids: last, to: 'approved' });
  const first = images.filter((image) => !isLast(image)).map(({ id }) => id);
  const passed = await moveImages(transaction, { ...move, ids: first, to: 'pending', reasons: ['passed'] });
  await recordPass(transaction, passed, reviewerId);
  return { published, passed };
}
