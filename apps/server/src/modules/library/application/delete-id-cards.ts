import { idCardSides } from '@tuyuan/contract/library/photographer-application.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { settingNumber } from '../../site/index.ts';
import { deleteIdCardSides, deleteIdCardsAfter } from './id-card.repository.ts';
import { lockLatestApplication } from './open-application.repository.ts';

/** Throws `Application.StateMismatch` while the application is pending. */
export function deleteIdCards({ db, actor }: SignedInContext): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const application = await lockLatestApplication(transaction, actor.id);
    if (application?.state === 'pending') throw new AppError('Application.StateMismatch');
    if (application) await deleteIdCardSides(transaction, application.id, idCardSides);
  });
}

/** Deletes the cards that were kept as long as the site's setting says. */
export async function deleteOldIdCards(db: Database): Promise<void> {
  await deleteIdCardsAfter(db, await settingNumber(db, 'idCardKeepDays'));
}
