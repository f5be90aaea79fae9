import type { BookDetail, BookPage } from '@tuyuan/contract/library/book-data.ts';

/** One side of a sheet: the cover is number 1, the last is the back, where the next book stands. */
export type BookLeaf =
  | { readonly kind: 'cover'; readonly number: number }
  | ({ readonly kind: 'page'; readonly number: number } & BookPage)
  | { readonly kind: 'back'; readonly number: number };

export function leavesOf({ pages }: Pick<BookDetail, 'pages'>): readonly BookLeaf[] {
  return [
    { kind: 'cover', number: 1 },
    ...pages.map((page, index) => ({ kind: 'page' as const, number: index + 2, ...page })),
    { kind: 'back', number: pages.length + 2 },
  ];
}

/** Left and right of an open book; the cover lies on the right, with nothing beside it. */
export interface BookSpread {
  readonly left: BookLeaf | undefined;
  readonly right: BookLeaf | undefined;
}

/** Returns the spread with that side on it. */
export function spreadAt(leaves: readonly BookLeaf[], number: number): BookSpread {
  const left = Math.floor(number / 2) * 2;
  return { left: leaves[left - 1], right: leaves[left] };
}

/** Returns the number to show one step on or back, by spreads or by sides; the same at either end. */
export function stepFrom(count: number, number: number, by: 1 | -1, isDouble: boolean): number {
  if (!isDouble) return Math.min(count, Math.max(1, number + by));
  const spread = Math.min(Math.floor(count / 2), Math.max(0, Math.floor(number / 2) + by));
  return Math.max(1, spread * 2);
}

/** The number in an address, from 1; one beyond the end is the end. */
export function readLeafNumber(query: URLSearchParams, count: number): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(count, Number(text)) : 1;
}

export function flipPath(id: number, number = 1): string {
  return number === 1 ? `/flip?id=${id}` : `/flip?id=${id}&page=${number}`;
}

const nameOf = ({ kind, number }: BookLeaf) => (kind === 'cover' ? '封面' : kind === 'back' ? '封底' : `${number}`);

const leavesBetween = (leaves: readonly BookLeaf[], from: number, to: number) =>
  [...new Set([from, to])].flatMap((number) => leaves[number - 1] ?? []);

/** What the thumbnail of a spread or side is called. */
export function leafLabel(leaves: readonly BookLeaf[], from: number, to: number): string {
  return leavesBetween(leaves, from, to).map(nameOf).join('–');
}

/** What is read out of a spread or side: 封面, 第 2–3 页, 第 4 页和封底. */
export function spokenLabel(leaves: readonly BookLeaf[], from: number, to: number): string {
  const shown = leavesBetween(leaves, from, to);
  const pages = shown.flatMap(({ kind, number }) => (kind === 'page' ? [number] : []));
  const covers = shown.filter(({ kind }) => kind !== 'page').map(nameOf);
  return [...(pages.length > 0 ? [`第 ${pages.join('–')} 页`] : []), ...covers].join('和');
}
