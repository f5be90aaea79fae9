import type { ReviewItem } from '@tuyuan/contract/library/review-case.ts';

/** What became of a picture of the batch; `lost`: another reviewer has it now. */
export type Outcome = 'approved' | 'rejected' | 'passed' | 'lost';

export interface BatchState {
  readonly items: readonly ReviewItem[];
  readonly outcomes: Readonly<Record<number, Outcome>>;
  readonly currentId: number | null;
}

export const noBatch: BatchState = { items: [], outcomes: {}, currentId: null };

export function openBatch(items: readonly ReviewItem[]): BatchState {
  return { items, outcomes: {}, currentId: items[0]?.id ?? null };
}

/** Returns the ids that still wait for a decision. */
export function waitingIn({ items, outcomes }: BatchState): number[] {
  return items.map(({ id }) => id).filter((id) => outcomes[id] === undefined);
}

/** Moves to the next picture that waits, after the last one to the first; stays where none does. */
export function toNext(state: BatchState): BatchState {
  const at = state.items.findIndex(({ id }) => id === state.currentId);
  const inTurn = [...state.items.slice(at + 1), ...state.items.slice(0, Math.max(0, at))];
  const next = inTurn.find(({ id }) => state.outcomes[id] === undefined);
  return next ? { ...state, currentId: next.id } : state;
}

/** Moves to the picture before, decided or not. */
export function toPrevious(state: BatchState): BatchState {
  const at = state.items.findIndex(({ id }) => id === state.currentId);
  return { ...state, currentId: state.items[Math.max(0, at - 1)]?.id ?? state.currentId };
}

export function settled(state: BatchState, id: number, outcome: Outcome): BatchState {
  return { ...state, outcomes: { ...state.outcomes, [id]: outcome } };
}

/** Opens a picture again that was decided on, of this batch or the one before. */
export function reopened(state: BatchState, item: ReviewItem): BatchState {
  const { [item.id]: _, ...outcomes } = state.outcomes;
  const isHere = state.items.some(({ id }) => id === item.id);
  return { items: isHere ? state.items : [item, ...state.items], outcomes, currentId: item.id };
}

/** Marks what waits and isn't among the held ones as lost. */
export function keptOnly(state: BatchState, heldIds: readonly number[]): BatchState {
  const lost = waitingIn(state).filter((id) => !heldIds.includes(id));
  return lost.reduce((next, id) => settled(next, id, 'lost'), state);
}
