import type { AlbumPicture } from '@tuyuan/contract/library/photographer-album.ts';

/** The order of an album's pictures, and its cover; null where the first one is it. */
export interface AlbumOrder {
  readonly ids: readonly number[];
  readonly coverId: number | null;
}

/** Returns the list with what stood at `from` at `to`; what lies between makes room. Places beyond the list are its ends. */
export function moveTo(ids: readonly number[], from: number, to: number): readonly number[] {
  const target = Math.min(ids.length - 1, Math.max(0, to));
  const moved = ids[from];
  if (moved === undefined || from === target) return ids;
  const rest = ids.toSpliced(from, 1);
  return rest.toSpliced(target, 0, moved);
}

/** Returns how many pictures have to be moved to come from one order to the other. */
export function countMoves(before: readonly number[], after: readonly number[]): number {
  // What keeps its order needn't move: the rest is what is outside the longest ascending run of old places.
  const placeOf = new Map(before.map((id, index) => [id, index]));
  const ends: number[] = [];
  for (const id of after) {
    const place = placeOf.get(id) ?? -1;
    const at = ends.findIndex((end) => end >= place);
    if (at === -1) ends.push(place);
    else ends[at] = place;
  }
  return after.length - ends.length;
}

type Pictures = readonly AlbumPicture[];

const byText = new Intl.Collator('zh-CN', { numeric: true });

/** Orders in one tap; what is equal keeps its order. */
export const quickOrders: readonly { readonly label: string; order(pictures: Pictures): Pictures }[] = [
  {
    label: '按拍摄时间',
    order: (pictures) => pictures.toSorted((a, b) => (a.takenAt ?? '9999').localeCompare(b.takenAt ?? '9999')),
  },
  { label: '按标题', order: (pictures) => pictures.toSorted((a, b) => byText.compare(a.title, b.title)) },
  { label: '按卖得多', order: (pictures) => pictures.toSorted((a, b) => b.sales - a.sales) },
  { label: '倒过来', order: (pictures) => pictures.toReversed() },
];
