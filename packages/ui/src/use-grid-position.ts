import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GridPosition } from './grid-position.ts';
import { recallPosition, rememberPosition } from './grid-position.ts';
import type { JustifiedRow } from './justified-rows.ts';
import { rowIndexAt, rowIndexOfItem } from './justified-rows.ts';

/** Deeper than the header and than the last pixels of a row that has nearly scrolled away. */
const EYE_LINE = 100;

function positionAt(rows: readonly JustifiedRow[], top: number): GridPosition | undefined {
  const row = rows[rowIndexAt(rows, EYE_LINE - top)];
  return row && { item: row.first, offset: top + row.top };
}

function scrollTo(list: HTMLElement, rows: readonly JustifiedRow[], { item, offset }: GridPosition): void {
  const row = rows[rowIndexOfItem(rows, item)];
  if (!row) return;
  const shift = list.getBoundingClientRect().top + row.top - offset;
  if (Math.abs(shift) >= 1) window.scrollBy({ top: shift, behavior: 'instant' });
}

/**
 * Keeps the first visible picture in place when the grid's width changes, and returns a grid with a `restoreKey` to
 * where it was left. Returns a function to call with the list's top in the window after each scroll.
 */
export function useGridPosition(
  list: RefObject<HTMLElement | null>,
  rows: readonly JustifiedRow[] | undefined,
  width: number | undefined,
  restoreKey: string | undefined,
): (top: number) => void {
  const position = useRef<GridPosition>(undefined);
  const placedAt = useRef<number>(undefined);

  const place = useEffectEvent(() => {
    if (!list.current || !rows || rows.length === 0) return;
    const isFirst = placedAt.current === undefined;
    placedAt.current = width;
    const left = isFirst ? restoreKey && recallPosition(restoreKey) : position.current;
    if (left && (isFirst || list.current.getBoundingClientRect().top < 0)) scrollTo(list.current, rows, left);
  });
  const isLaidOut = rows !== undefined && rows.length > 0;
  useLayoutEffect(() => {
    if (isLaidOut && width !== undefined) place();
  }, [isLaidOut, width]);

  useLayoutEffect(() => {
    if (!restoreKey) return;
    const remember = () => position.current && rememberPosition(restoreKey, position.current);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [restoreKey]);

  return (top) => {
    // Before the first placement, the page is still scrolled to the previous page's position.
    if (rows && placedAt.current !== undefined) position.current = positionAt(rows, top) ?? position.current;
  };
}
