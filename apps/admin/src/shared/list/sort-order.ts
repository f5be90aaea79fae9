import type { SortOrder } from 'antd/es/table/interface';

/** Returns how a column's head shows the list's sorting (`field ASC|DESC`). */
export function sortOrderOf(sorting: string, field: string): SortOrder {
  if (sorting === `${field} ASC`) return 'ascend';
  return sorting === `${field} DESC` ? 'descend' : null;
}

/** Returns the sorting after a click on a column's head; `fallback` once it is switched off. */
export function sortingOf(field: string, order: SortOrder | undefined, fallback: string): string {
  if (order === 'ascend') return `${field} ASC`;
  return order === 'descend' ? `${field} DESC` : fallback;
}
