import { userMarksApi } from '@tuyuan/api-client/community/user-marks.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { createStore } from '@tuyuan/ui/create-store.ts';

export interface OwnMarks {
  readonly isLiked: boolean;
  readonly isCollected: boolean;
}

type Ask = (query: ReturnType<typeof userMarksApi.endpoints.getOwnMarks.initiate>) => {
  unwrap(): Promise<{ readonly liked: readonly number[]; readonly collected: readonly number[] }>;
  unsubscribe(): void;
};

const none: OwnMarks = { isLiked: false, isCollected: false };
const known = createStore<ReadonlyMap<string, OwnMarks>>(new Map());
const keyOf = (kind: MarkKind, id: number) => `${kind} ${id}`;
const gatherMs = 50;
const atMost = 100;
let owner: number | undefined;
let waiting: { readonly kind: MarkKind; readonly id: number }[] = [];

export const followOwnMarks = known.subscribe;

export function ownMarksOf(kind: MarkKind, id: number): OwnMarks {
  return known.get().get(keyOf(kind, id)) ?? none;
}

export function changeOwnMarks(kind: MarkKind, id: number, change: Partial<OwnMarks>): void {
  known.set(new Map(known.get()).set(keyOf(kind, id), { ...ownMarksOf(kind, id), ...change }));
}

/**
 * Asks for a user's marks at a work, together with the other works that are shown in the same moment. Returns what
 * takes that back while it waits: who has logged out meanwhile would be told to log in.
 */
export function askForOwnMarks(ask: Ask, userId: number, work: { kind: MarkKind; id: number }): () => void {
  if (owner !== userId) {
    owner = userId;
    waiting = [];
    known.set(new Map());
  }
  waiting.push(work);
  if (waiting.length === 1) setTimeout(() => void askForWaiting(ask, userId), gatherMs);
  return () => {
    waiting = waiting.filter((each) => each !== work);
  };
}

async function askForWaiting(ask: Ask, userId: number): Promise<void> {
  const asked = waiting;
  waiting = [];
  for (const kind of ['image', 'album'] as const) {
    const all = [...new Set(asked.filter((work) => work.kind === kind).map(({ id }) => id))];
    for (let from = 0; from < all.length; from += atMost) {
      const ids = all.slice(from, from + atMost);
      const asking = ask(userMarksApi.endpoints.getOwnMarks.initiate({ kind, ids }, { forceRefetch: true }));
      // Without an answer the marks look unset: pressing one sets it all the same.
      const found = await asking.unwrap().catch(() => undefined);
      asking.unsubscribe();
      if (!found || owner !== userId) continue;
      const next = new Map(known.get());
      for (const id of ids)
        next.set(keyOf(kind, id), { isLiked: found.liked.includes(id), isCollected: found.collected.includes(id) });
      known.set(next);
    }
  }
}
