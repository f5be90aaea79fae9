import type { LivePhoto } from '@tuyuan/contract/conference-live.ts';
import type { WallQuery } from './wall-query.ts';

interface Page {
  items: LivePhoto[];
  nextCursor: string | null;
}

/** Whether a photo that came belongs to what is shown; whose badge is on it, nobody tells. */
export function isWanted({ hall, shotAt }: LivePhoto, query: WallQuery): boolean {
  if (query.badge !== '') return false;
  const isInSpan = (query.from === '' || shotAt >= query.from) && (query.to === '' || shotAt < query.to);
  return isInSpan && (query.hall === '' || hall === query.hall);
}

const isBefore = (one: LivePhoto, other: LivePhoto) =>
  one.shotAt > other.shotAt || (one.shotAt === other.shotAt && one.id > other.id);

/** Puts photos at their places, the latest shot first; one further down than what is loaded comes with its page. Changes `pages`. */
export function placePhotos(pages: Page[], photos: readonly LivePhoto[]): void {
  for (const photo of photos) {
    dropPhoto(pages, photo.id);
    const page = pages.find(({ items }) => items.some((item) => isBefore(photo, item)));
    const last = pages.at(-1);
    if (page)
      page.items.splice(
        page.items.findIndex((item) => isBefore(photo, item)),
        0,
        photo,
      );
    else if (last?.nextCursor === null) last.items.push(photo);
  }
}

export function dropPhoto(pages: Page[], id: number): void {
  for (const page of pages) page.items = page.items.filter((item) => item.id !== id);
}
