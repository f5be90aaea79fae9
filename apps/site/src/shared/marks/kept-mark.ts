import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';

interface KeptMark {
  readonly mark: 'like' | 'collect';
  readonly kind: MarkKind;
  readonly id: number;
}

const place = 'keptMark';
const lastsMs = 30 * 60_000;

/** Keeps what a guest wanted until they have logged in. */
export function keepMark(wanted: KeptMark): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...wanted, at: Date.now() }));
  } catch {
    // Without a store they press once more.
  }
}

/** Returns what was kept within the last half hour, once. */
export function takeKeptMark(): KeptMark | undefined {
  try {
    const text = sessionStorage.getItem(place);
    if (text === null) return undefined;
    sessionStorage.removeItem(place);
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function read(kept: unknown): KeptMark | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!('mark' in kept && 'kind' in kept && 'id' in kept && 'at' in kept)) return undefined;
  const { mark, kind, id, at } = kept;
  const isFresh = typeof at === 'number' && Date.now() - at < lastsMs;
  if (!isFresh || typeof id !== 'number') return undefined;
  if ((kind !== 'image' && kind !== 'album') || (mark !== 'like' && mark !== 'collect')) return undefined;
  return { mark, kind, id };
}
