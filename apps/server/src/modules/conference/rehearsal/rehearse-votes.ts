import type { RehearsalCheck } from '@tuyuan/contract/conference/rehearsal.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { answerInteraction } from '../interaction/index.ts';
import { inBatches } from './in-batches.ts';
import { check, type Stage } from './rehearse-doors.ts';
import { insertStagePoll } from './stage.repository.ts';

const atOnce = 4;

/** Every attendee votes once, then tries another choice; the totals must match the first votes. */
export async function rehearseVotes(
  { db, attendees }: Pick<Stage, 'db' | 'attendees'>,
  cloneId: number,
  timeZone: string,
): Promise<RehearsalCheck[]> {
  const id = await insertStagePoll(db, cloneId);
  const counted = { refused: 0, answered: 0 };
  const vote = (ticket: (typeof attendees)[number], choice: number) =>
    answerInteraction({ db, ticket }, { id, choices: [choice], words: [] }, timeZone);
  await inBatches([...attendees.entries()], atOnce, async ([place, person]) => {
    await vote(person, (place % 3) + 1);
    try {
      await vote(person, ((place + 1) % 3) + 1);
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'Interaction.AlreadyAnswered') counted.refused += 1;
      else throw thrown;
    }
  });
  const [first] = attendees;
  if (first) counted.answered = (await vote(first, 1)).totals.answered;
  return [
    check('现场投票不重不漏', attendees.length, counted.answered),
    check('第二次投票被拒', attendees.length, counted.refused),
  ];
}
