import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { setReleaseConsent as consentEndpoint } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { indexImages } from '../search/index.ts';
import { findReleasedImages, lockReleaseOf, writeConsent } from './release.repository.ts';

/**
 * Records what the people of a model release say to being found; search follows at once. Throws `Release.NotFound`, also
 * where it is only not the caller's, `Release.NotModel`.
 */
export async function setReleaseConsent(
  { db, actor }: SignedInContext,
  { id, allowsFaceSearch }: InputOf<typeof consentEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof consentEndpoint>> {
  return inTransaction(db, async (transaction) => {
    const found = await lockReleaseOf(transaction, id);
    if (found === null || (found.authorId !== actor.id && !actor.permissions.has('Pages.Images.Review')))
      throw new AppError('Release.NotFound');
    const { authorId: _author, ...release } = found;
    if (release.kind !== 'model') throw new AppError('Release.NotModel');
    await writeConsent(transaction, id, allowsFaceSearch);
    await indexImages(transaction, await findReleasedImages(transaction, id), timeZone);
    return { ...release, allowsFaceSearch };
  });
}
