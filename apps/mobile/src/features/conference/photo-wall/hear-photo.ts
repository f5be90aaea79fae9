import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import type { WallQuery } from './wall-query.ts';

export interface WallPage {
  items: LivePhoto[];
  nextCursor: string | null;
}

/** Whether a photo from the hub belongs to the current filter. Events contain no badges, and a new photo is not kept yet. */
export function isWanted({ hall, shotAt }: LivePhoto, query: WallQuery): boolean {
  if (query.badge !== '' || query.kept !== '') return false;
  const isInSpan = (query.from === '' || shotAt >= query.from) && (query.to === '' || shotAt < query.to);
  return isInSpan && (query.hall === '' || hall === query.hall);
}

const isBefore = (one: LivePhoto, other: LivePhoto) =>
  one.shotAt > other.shotAt || (one.shotAt === other.shotAt && one.id > other.id);

/** Inserts photos into `pages` by time, latest first; skips photos beyond the loaded pages, because they come with their own page. */
export function placePhotos(pages: WallPage[], photos: readonly LivePhoto[]): void {
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

export function dropPhoto(pages: WallPage[], id: number): void {
  for (const page of pages) page.items = page.items.filter((item) => item.id !== id);
}

interface News {
  readonly came: readonly LivePhoto[];
  /** Whether more photos may have arrived than the page contains, leaving a gap before the loaded ones. */
  readonly isCut: boolean;
}
export const noNews: News = { came: [], isCut: false };

/** Compares the newest page with `loaded`: returns new photos and the ids of removed ones. */
export function newsOf(loaded: readonly LivePhoto[], newest: WallPage): News & { readonly gone: readonly number[] } {
  const [lastLoaded, lastNewest] = [loaded.at(-1), newest.items.at(-1)];
  const isKnown = ({ id }: LivePhoto) => loaded.some((one) => one.id === id);
  const isThere = ({ id }: LivePhoto) => newest.items.some((one) => one.id === id);
  return {
    // After a removal, the page reaches further down than the loaded photos.
    came: newest.items.filter(
      (photo) =>
        !isKnown(photo) && (lastLoaded === undefined || newest.nextCursor === null || isBefore(photo, lastLoaded)),
    ),
    isCut: newest.nextCursor !== null && !newest.items.some(isKnown),
    gone: loaded
      .filter(
        (photo) =>
          !isThere(photo) && (newest.nextCursor === null || (lastNewest !== undefined && isBefore(photo, lastNewest))),
      )
      .map(({ id }) => id),
  };
}
