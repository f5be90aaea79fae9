import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { EditedOrder } from './use-album-order.ts';

interface OrderKeys {
  /** The picture that the space bar lifted. */
  readonly lifted: number | undefined;
  /** What a screen reader is to say. */
  readonly said: string;
  say(text: string): void;
  onTileKeyDown(event: KeyboardEvent, id: number): void;
  onBoardKeyDown(event: KeyboardEvent): void;
}

/**
 * Space lifts a picture and lets it go; arrows, Home and End then move it, else the focus. C makes it the cover, Esc puts a lifted one
 * back. Each move is announced.
 */
export function useOrderKeys(order: EditedOrder, grid: RefObject<HTMLElement | null>): OrderKeys {
  const [lifted, setLifted] = useState<{ readonly id: number; readonly from: number }>();
  const [said, say] = useState('');
  const [focused, setFocused] = useState<number>();
  const { ids } = order;
  // A moved tile is another element in its new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows every change of the order.
  useEffect(() => {
    if (focused !== undefined) grid.current?.querySelector<HTMLElement>(`[data-picture="${focused}"]`)?.focus();
  }, [focused, ids, grid]);

  function goTo(id: number, to: number): void {
    const place = Math.min(ids.length - 1, Math.max(0, to));
    if (lifted?.id !== id) {
      setFocused(ids[place]);
      return;
    }
    order.move(ids.indexOf(id), place);
    setFocused(id);
    say(`第 ${place + 1} 位，共 ${ids.length}`);
  }

  function onTileKeyDown(event: KeyboardEvent, id: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = ids.indexOf(id);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ' ': () => {
        setFocused(id);
        setLifted(lifted?.id === id ? undefined : { id, from: at });
        say(lifted?.id === id ? `放在第 ${at + 1} 位` : `拿起了第 ${at + 1} 张，用方向键移动`);
      },
      ArrowLeft: () => goTo(id, at - 1),
      ArrowRight: () => goTo(id, at + 1),
      Home: () => goTo(id, 0),
      End: () => goTo(id, ids.length - 1),
      c: () => {
        order.chooseCover(id);
        say('已设为封面');
      },
      Escape: () => {
        if (lifted?.id !== id) return;
        order.move(at, lifted.from);
        setLifted(undefined);
        say('放回原处');
      },
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function onBoardKeyDown(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || !order.canUndo) return;
    event.preventDefault();
    order.undo();
    say('已撤销一步');
  }

  return { lifted: lifted?.id, said, say, onTileKeyDown, onBoardKeyDown };
}
