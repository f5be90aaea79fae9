import type { ApplicationReasonCode } from '@tuyuan/contract/library/application-reasons.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { moveApplication } from './application-move.repository.ts';
import { lockApplicant } from './decide-application.repository.ts';

interface Decision {
  id: number;
  to: 'approved' | 'rejected';
  reasons?: readonly ApplicationReasonCode[];
  message?: string;
}

/**
 * Decides a pending application; `follow` does what goes with it in the same transaction. The applicant is notified. Throws
 * `Application.NotFound`, `Application.Own`, and `Application.StateMismatch` for the later of two reviewers.
 */
export function decideApplication(
  { db, actor }: SignedInContext,
  { id, to, reasons = [], message = '' }: Decision,
  follow: (transaction: Database, userId: number) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { userId } = await orThrow(lockApplicant(transaction, id), 'Application.NotFound');
    if (userId === actor.id) throw new AppError('Application.Own');
    const isMoved = await moveApplication(transaction, {
      id,
      from: ['pending'],
      to,
      actorId: actor.id,
      reasons,
      message,
    });
    if (!isMoved) throw new AppError('Application.StateMismatch');
    await follow(transaction, userId);
    await publishEvent(transaction, {
      hub: 'galleryCommon',
      stream: 'site',
      target: `user:${userId}`,
      name: 'reviewResult',
      payload: { subject: 'application', id, state: to, title: '摄影师申请', reasons: [...reasons] },
    });
  });
}
