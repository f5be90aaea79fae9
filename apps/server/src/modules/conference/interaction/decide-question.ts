import type { PublicQuestion, QuestionState } from '@tuyuan/contract/conference/interaction-fields.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { lockRoom } from './interaction-room.repository.ts';
import { publishQuestion } from './publish-question.ts';
import { publishWaiting } from './publish-waiting.ts';
import { presentQuestion } from './question.presenter.ts';
import { decide, endAnswering, findQuestion } from './question.repository.ts';

type Decided = Exclude<QuestionState, 'pending'>;

/** From which states a question may be moved there. */
const sources: Record<Decided, readonly QuestionState[]> = {
  shown: ['pending', 'hidden', 'answering', 'answered'],
  answering: ['shown', 'answered'],
  answered: ['shown', 'answering'],
  hidden: ['pending', 'shown', 'answering', 'answered'],
};

/**
 * Only one question is answered at a time: another one in state `answering` becomes `answered`. Throws
 * `Question.NotFound`, `.StateMismatch`.
 */
export function decideQuestion(
  { db, actor }: SignedInContext,
  { id, to, speaker }: { id: number; to: Decided; speaker: string },
  timeZone: string,
): Promise<PublicQuestion> {
  return inTransaction(db, async (transaction) => {
    const found = await orThrow(findQuestion(transaction, id), 'Question.NotFound');
    await lockRoom(transaction, found.room_id);
    const ended = to === 'answering' ? await endAnswering(transaction, found.room_id, id) : [];
    const decided = await orThrow(
      decide(transaction, { id, from: sources[to], to, speaker, decidedBy: actor.id }),
      'Question.StateMismatch',
    );
    // Hiding a question that was never visible publishes nothing.
    const isNews = !(to === 'hidden' && found.state === 'pending');
    for (const row of isNews ? [...ended, decided] : ended) await publishQuestion(transaction, row, timeZone);
    publishWaiting(transaction, decided);
    return presentQuestion(decided, timeZone);
  });
}
