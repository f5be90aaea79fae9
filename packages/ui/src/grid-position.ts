/** A picture and its distance from the top of the window. */
export interface GridPosition {
  readonly item: number;
  readonly offset: number;
}

const keyOf = (restoreKey: string) => `grid-position:${restoreKey}`;

/** Returns true for a newly opened page, which starts at its top; after a reload or going back, it starts where it was left. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** Remembers a grid's place for this tab; where storage is refused the place is simply lost. */
export function rememberPosition(restoreKey: string, { item, offset }: GridPosition): void {
  try {
    sessionStorage.setItem(keyOf(restoreKey), `${item}:${Math.round(offset)}:${performance.timeOrigin}`);
  } catch {}
}

export function recallPosition(restoreKey: string): GridPosition | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(restoreKey));
    const [item, offset, document] = (stored ?? '').split(':').map(Number);
    if (item === undefined || offset === undefined || !Number.isSafeInteger(item + offset)) return undefined;
    if (document !== performance.timeOrigin && isNewVisit()) return undefined;
    return { item, offset };
  } catch {
    return undefined;
  }
}
