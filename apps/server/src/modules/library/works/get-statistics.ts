import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getStatistics as getStatisticsEndpoint } from '@tuyuan/contract/library/photographer-account.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findOwnImage } from './own-image.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { findDays, sumPeriod } from './statistics.repository.ts';

/** Throws `Photographer.Required`, `Image.NotFound` for an image that isn't the caller's. */
export async function getStatistics(
  { db, actor }: SignedInContext,
  { days, imageId }: InputOf<typeof getStatisticsEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof getStatisticsEndpoint>> {
  await assertPhotographer(db, actor.id);
  if (imageId !== undefined) await orThrow(findOwnImage(db, actor.id, imageId, timeZone), 'Image.NotFound');
  const of = { authorId: actor.id, imageId, timeZone, days };
  return {
    totals: await sumPeriod(db, { ...of, before: 0 }),
    previous: await sumPeriod(db, { ...of, before: days }),
    days: await findDays(db, of),
  };
}
