import type { answerInteraction as answerInteractionEndpoint } from '@tuyuan/contract/conference/interaction.ts';
import type { Interaction } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { screenText } from '../../site/index.ts';
import { findAnswer, takeAnswer } from './answer.repository.ts';
import { maxChanges } from './interaction.presenter.ts';
import type { InteractionRow } from './interaction.repository.ts';
import { openedInteraction, seenInteraction } from './one-interaction.ts';
import { publishTotals } from './publish-interaction.ts';

/**
 * Stores an attendee's answer or lottery entry. Repeating the same one changes nothing. Throws `Interaction.NotFound`,
 * `Interaction.NotOpen`, `Interaction.AlreadyAnswered`, `Interaction.TextRefused`, and `Request.Invalid` at the field.
 */
export async function answerInteraction(
  { db, ticket }: Pick<TicketContext, 'db' | 'ticket'>,
  { id, ...given }: InputOf<typeof answerInteractionEndpoint>,
  timeZone: string,
): Promise<Interaction> {
  const row = await openedInteraction(db, id, ticket);
  const choices = choicesFor(row, given.choices);
  const words = await wordsFor(db, row, given.words);
  const { attendeeId } = ticket;
  const taken = await takeAnswer(db, { interactionId: id, attendeeId, choices, words, maxChanges: maxChanges(row) });
  if (taken === null) await assertSameAnswer(db, row, attendeeId, { choices, words });
  else publishTotals(db, row);
  return seenInteraction(db, row, attendeeId, timeZone);
}

function choicesFor({ spec }: InteractionRow, given: readonly number[]): number[] {
  const chosen = [...new Set(given)].sort((a, b) => a - b);
  if (spec.kind !== 'poll' && spec.kind !== 'quiz') return [];
  if (chosen.some((no) => no > spec.options.length)) throw refused('choices', '没有这个选项');
  if (chosen.length === 0) throw refused('choices', '请选择一项');
  const most = spec.kind === 'poll' ? spec.maxChoices : spec.correct.length;
  if (chosen.length > most) throw refused('choices', `最多选 ${most} 项`);
  return chosen;
}

async function wordsFor(db: Database, { spec }: InteractionRow, given: readonly string[]): Promise<string[]> {
  if (spec.kind !== 'wordCloud') return [];
  const words = [...new Set(given)].toSorted();
  if (words.length === 0) throw refused('words', '请填写至少一个词');
  if (words.length > spec.maxWords) throw refused('words', `最多 ${spec.maxWords} 个词`);
  // Words appear on the screen immediately, without review.
  for (const word of words) {
    const { verdict, text } = await screenText(db, word);
    if (verdict !== 'clear' || text !== word) throw new AppError('Interaction.TextRefused');
  }
  return words;
}

function refused(member: string, message: string): AppError {
  return new AppError('Request.Invalid', { validationErrors: [{ message, members: [member] }] });
}

async function assertSameAnswer(
  db: Database,
  row: InteractionRow,
  attendeeId: number,
  given: { choices: readonly number[]; words: readonly string[] },
): Promise<void> {
  const kept = await findAnswer(db, row.id, attendeeId);
  if (kept && `${kept.choices}` === `${given.choices}` && kept.words.join('\n') === given.words.join('\n')) return;
  throw new AppError(kept && row.state === 'open' ? 'Interaction.AlreadyAnswered' : 'Interaction.NotOpen');
}
