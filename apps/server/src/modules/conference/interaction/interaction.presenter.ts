import type { InteractionTotals, MyAnswer, PublicInteraction } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskName } from '@tuyuan/format/mask-personal.ts';
import type { AnswerRow, TotalsRow } from './answer.repository.ts';
import type { InteractionRow } from './interaction.repository.ts';

/** Returns how often an answer may be changed: once if the poll allows it, else 0. */
export function maxChanges({ spec }: InteractionRow): number {
  return spec.kind === 'poll' && spec.canChange ? 1 : 0;
}

/** Hides quiz totals, and poll totals unless shown live, until they are revealed. */
export function publicTotals({ spec, state }: InteractionRow, totals: TotalsRow): InteractionTotals {
  const isLive = spec.kind === 'poll' && spec.showsLive;
  return {
    answered: totals.answered,
    options: state === 'revealed' || isLive ? totals.options : null,
    words: spec.kind === 'wordCloud' ? totals.words : null,
  };
}

/** Presents an interaction to everyone in the hall; winners' names are masked. */
export function presentPublic(row: InteractionRow, totals: TotalsRow, timeZone: string): PublicInteraction {
  const { spec } = row;
  const pictures = new Map(row.pictures.map((picture) => [picture.id, picture]));
  const options = 'options' in spec ? spec.options : [];
  const isRevealed = row.state === 'revealed';
  return {
    id: row.id,
    roomId: row.room_id,
    kind: spec.kind,
    state: row.state,
    title: spec.title,
    options: options.map(({ text, imageId }, index) => ({
      no: index + 1,
      text,
      picture: imageId === null ? null : (pictures.get(imageId) ?? null),
    })),
    maxChoices: spec.kind === 'poll' ? spec.maxChoices : spec.kind === 'quiz' ? spec.correct.length : 0,
    maxWords: spec.kind === 'wordCloud' ? spec.maxWords : 0,
    showsLive: spec.kind === 'poll' ? spec.showsLive : spec.kind === 'wordCloud',
    canChange: maxChanges(row) > 0,
    prize: spec.kind === 'lottery' ? spec.prize : '',
    winnerCount: spec.kind === 'lottery' ? spec.winnerCount : 0,
    secondsLeft: row.seconds_left,
    revealedAt: row.revealed_at === null ? null : toWireDate(row.revealed_at, timeZone),
    totals: publicTotals(row, totals),
    correct: spec.kind === 'quiz' && isRevealed ? spec.correct : null,
    commitment: row.commitment,
    winners:
      spec.kind === 'lottery' && isRevealed
        ? row.winners.map(({ place, attendee_id: entry, name, badge_no: badgeNo }) => ({
            place,
            entry,
            name: maskName(name),
            badgeNo,
          }))
        : null,
  };
}

export function presentAnswer(row: InteractionRow, answer: AnswerRow | null): MyAnswer | null {
  if (answer === null) return null;
  const changesLeft = row.state === 'open' ? Math.max(0, maxChanges(row) - answer.changes) : 0;
  return { choices: answer.choices, words: answer.words, changesLeft };
}

/** For the office: all totals at any time, winners by name. */
export function presentManagedInteraction(
  row: InteractionRow,
  totals: TotalsRow,
  timeZone: string,
): ManagedInteraction {
  const shown = presentPublic(row, totals, timeZone);
  const at = (date: Date | null) => (date === null ? null : toWireDate(date, timeZone));
  const names = new Map(row.winners.map(({ attendee_id, name }) => [attendee_id, name]));
  return {
    ...shown,
    winners: shown.winners?.map((winner) => ({ ...winner, name: names.get(winner.entry) ?? winner.name })) ?? null,
    spec: row.spec,
    isOnStage: row.is_on_stage,
    openedAt: at(row.opened_at),
    lockedAt: at(row.locked_at),
    counts: totals.options,
    words: totals.words,
  };
}
