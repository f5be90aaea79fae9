import type { HTMLAttributes, KeyboardEvent } from 'react';
import type { Selection } from './use-selection.ts';

interface RowKeysOptions<Row extends { readonly id: number }> {
  readonly selection: Selection<Row>;
  readonly isSelectable: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function neighbour(row: Element, isDown: boolean): HTMLElement | undefined {
  let next = isDown ? row.nextElementSibling : row.previousElementSibling;
  while (next && !(next instanceof HTMLElement && next.dataset.rowKey !== undefined)) {
    next = isDown ? next.nextElementSibling : next.previousElementSibling;
  }
  return next instanceof HTMLElement ? next : undefined;
}

/** The keys of a table's rows: ↑ ↓ move, space selects, Enter opens, E edits. They work on the row itself, never inside a field. */
export function useRowKeys<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { selection, isSelectable, onOpen }: RowKeysOptions<Row>,
) {
  function press(event: KeyboardEvent<HTMLElement>, row: Row): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      neighbour(event.currentTarget, event.key === 'ArrowDown')?.focus();
    } else if (event.key === ' ' && isSelectable) {
      selection.toggle(row);
    } else if (!onOpen) {
      return;
    } else if (event.key === 'Enter' || event.key === 'e' || event.key === 'E') {
      onOpen(row);
    } else return;
    event.preventDefault();
  }
  return {
    onRow: (row: Row): HTMLAttributes<HTMLElement> => ({
      tabIndex: row.id === rows[0]?.id ? 0 : -1,
      onKeyDown: (event) => press(event, row),
    }),
  };
}
