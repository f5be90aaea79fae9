import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

interface RovingTile {
  /** The tile that has or last had the focus. */
  readonly index: number;
  readonly isFocused: boolean;
  readonly handlers: {
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

function tileIndexOf(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return tile?.dataset.index === undefined ? undefined : Number(tile.dataset.index);
}

const TYPES_KEYS = 'input, select, textarea, [contenteditable], [role="menu"], [role="listbox"]';

/** Roving focus over tiles marked with `data-index`: arrows, Home and End move it to where `afterKey` says. */
export function useRovingTile(
  list: RefObject<HTMLElement | null>,
  afterKey: (key: string, from: number) => number | undefined,
): RovingTile {
  const [state, setState] = useState({ index: 0, isFocused: false });
  const isFocusWanted = useRef(false);

  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    const tile = list.current?.querySelector<HTMLElement>(`[data-index="${state.index}"]`);
    tile?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  }, [list, state]);

  return {
    ...state,
    handlers: {
      onFocus: ({ target }) => {
        const index = tileIndexOf(target);
        if (index !== undefined && (index !== state.index || !state.isFocused)) setState({ index, isFocused: true });
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setState(({ index }) => ({ index, isFocused: false }));
      },
      onKeyDown: (event) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.target instanceof Element && event.target.closest(TYPES_KEYS)) return;
        const from = tileIndexOf(event.target);
        const next = from === undefined ? undefined : afterKey(event.key, from);
        if (next === undefined) return;
        event.preventDefault();
        isFocusWanted.current = true;
        setState({ index: next, isFocused: true });
      },
    },
  };
}
