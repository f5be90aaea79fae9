import { isReviewReason, reviewReasons } from '@tuyuan/contract/library/review-reasons.ts';

/** How a move is marked in the history that isn't a plain one; stands beside the reasons. */
export const moveNotes = ['passed', 'undone', 'appealed'] as const;
export type MoveNote = (typeof moveNotes)[number];

/** Returns the reasons as the author reads them; notes and reasons of older programs are left out. */
export function givenReasons(codes: readonly string[]): { code: string; title: string; mend: string }[] {
  return codes.filter(isReviewReason).map((code) => ({ code, ...reviewReasons[code] }));
}

export function noteOf(codes: readonly string[]): MoveNote | null {
  return moveNotes.find((note) => codes.includes(note)) ?? null;
}
