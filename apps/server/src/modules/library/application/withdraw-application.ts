import { idCardSides } from '@tuyuan/contract/library/photographer-application.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveApplication } from './application-move.repository.ts';
import { deleteIdCardSides } from './id-card.repository.ts';
import { lockLatestApplication } from './open-application.repository.ts';

/** Takes a pending application back; the cards go, the rest stays. Throws `Application.StateMismatch`. */
export function withdrawApplication({ db, actor }: SignedInContext): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const application = await lockLatestApplication(transaction, actor.id);
    const move = { from: ['pending'], to: 'withdrawn', actorId: actor.id } as const;
    if (!application || !(await moveApplication(transaction, { id: application.id, ...move })))
      throw new AppError('Application.StateMismatch');
    await deleteIdCardSides(transaction, application.id, idCardSides);
  });
}
