import type { ReviewCase } from '@tuyuan/contract/library/review-case.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { findWordHits } from '../../site/index.ts';
import { findLookAlikes } from './look-alike.repository.ts';
import { findCase, getAuthorRecord, listReleases } from './review-case.repository.ts';
import { findImageHistory } from './review-history.repository.ts';
import { reviewStages } from './review-stages.ts';

/** Throws `Image.NotFound`, also for an image that isn't processed. */
export async function getReviewCase({ db, actor }: SignedInContext, imageId: number): Promise<Unencoded<ReviewCase>> {
  const image = await orThrow(findCase(db, imageId, actor.id, await reviewStages(db)), 'Image.NotFound');
  const { title, description, labels } = image;
  const [words = []] = await findWordHits(db, [{ title, description, labels }]);
  return {
    ...image,
    words,
    releases: await listReleases(db, imageId),
    record: await getAuthorRecord(db, image.author.id),
    lookAlikes: await findLookAlikes(db, imageId, lookRecipe),
    history: await findImageHistory(db, imageId),
    canLoupe: image.leaseUntil !== null,
  };
}
