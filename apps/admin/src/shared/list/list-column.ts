import type { ProColumns } from '@ant-design/pro-components';
import type { ListRules } from './list-state.ts';
import { sortOrderOf } from './sort-order.ts';

/** What there is room for. */
export interface ListRoom {
  readonly isNarrow: boolean;
  /** Shows only what identifies a row, and its state. */
  readonly isPhone: boolean;
}

/** A column; one whose key is among the list's sort fields is sorted by its head. */
export type ListColumn<Item> = ProColumns<Item> & {
  /** From where on it is left out: on phones only, or on narrow screens too. */
  readonly hide?: 'phone' | 'narrow';
};

interface Placing extends Pick<ListRules<unknown>, 'sortFields'> {
  readonly sorting: string;
  readonly room: ListRoom;
}

/** Returns the column as the table takes it. */
export function placeColumn<Item>(column: ListColumn<Item>, { sortFields, sorting, room }: Placing): ProColumns<Item> {
  const { hide, ...rest } = column;
  const field = sortFields.find((each) => each === rest.key);
  return {
    ...rest,
    hideInTable:
      (hide === 'phone' && room.isPhone) || (hide === 'narrow' && room.isNarrow) || rest.hideInTable === true,
    ...(field !== undefined && { sorter: true, sortOrder: sortOrderOf(sorting, field) }),
  };
}
