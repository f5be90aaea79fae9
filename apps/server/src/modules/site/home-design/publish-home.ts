import type { publishHome as endpoint } from '@tuyuan/contract/site/home-design.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { afterCommit, type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { advanceRevision, lockRevision } from '../../../platform/database/revision.repository.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { forgetSiteVersion } from '../settings/index.ts';
import { getDraft } from './get-draft.ts';
import { deleteDraft, findPublished, findVersion, insertVersion } from './home-design.repository.ts';
import { draftedHome, publishedHome } from './shown-home.ts';

/**
 * Makes the draft a version of its own, which visitors see from then on. Throws `HomeDesign.ChangedMeanwhile` when it
 * was changed since `basedOn`, `HomeDesign.NothingToPublish` when it is what visitors see.
 */
export async function publishHome({ db, actor }: ActingContext, basedOn: number): Promise<AnswerTo<typeof endpoint>> {
  await inTransaction(db, async (transaction) => {
    if ((await lockRevision(transaction, 'homeDraft')) !== basedOn) throw new AppError('HomeDesign.ChangedMeanwhile');
    const draft = await draftedHome(transaction);
    const published = await findPublished(transaction);
    if (published && JSON.stringify(published.design) === JSON.stringify(draft))
      throw new AppError('HomeDesign.NothingToPublish');
    await insertVersion(transaction, draft, actor.id);
    await deleteDraft(transaction);
    await advanceRevision(transaction, 'home');
  });
  return settled(db);
}

/** Publishes an earlier version again. Throws `HomeDesign.ChangedMeanwhile`, `HomeDesign.VersionNotFound`. */
export async function restoreVersion(
  { db, actor }: ActingContext,
  { version, basedOn }: { version: number; basedOn: number },
): Promise<AnswerTo<typeof endpoint>> {
  await inTransaction(db, async (transaction) => {
    if ((await advanceRevision(transaction, 'homeDraft', basedOn)) === null)
      throw new AppError('HomeDesign.ChangedMeanwhile');
    const design = await orThrow(findVersion(transaction, version), 'HomeDesign.VersionNotFound');
    await insertVersion(transaction, design, actor.id, version);
    await deleteDraft(transaction);
    await advanceRevision(transaction, 'home');
  });
  return settled(db);
}

function settled(db: Database): ReturnType<typeof getDraft> {
  afterCommit(db, (committed) => {
    publishedHome.forget(committed);
    forgetSiteVersion(committed);
  });
  return getDraft(db);
}
