import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import type { WallQuery } from './wall-query.ts';

export interface WallPage {
  items: LivePhoto[];
  nextCursor: string | null;
}

/** Whether a photo the hub tells of belongs to what is shown; whose badge is on it, nobody tells, and nobody keeps it yet. */
export function isWanted({ hall, shotAt }: LivePhoto, query: WallQuery): boolean {
  if (query.badge !== '' || query.kept !== '') return false;
  const isInSpan = (query.from === '' || shotAt >= query.from) && (query.to === '' || shotAt < query.to);
  return isInSpan && (query.hall === '' || hall === query.hall);
}

const isBefore = (one: LivePhoto, other: LivePhoto) =>
  one.shotAt > other.shotAt || (one.shotAt === other.shotAt && one.id > other.id);

/** Puts photos at their places, the latest shot first; one further down than what is loaded comes with its page. Changes `pages`. */
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
  /** More may have come than the page holds: between it and what is loaded there is room for others. */
  readonly isCut: boolean;
}
export const noNews: News = { came: [], isCut: false };

/** Against the newest page as it stands now: what came since `loaded`, and the numbers of what was taken off the wall. */
export function newsOf(loaded: readonly LivePhoto[], newest: WallPage): News & { readonly gone: readonly number[] } {
  const [lastLoaded, lastNewest] = [loaded.at(-1), newest.items.at(-1)];
  const isKnown = ({ id }: LivePhoto) => loaded.some((one) => one.id === id);
  const isThere = ({ id }: LivePhoto) => newest.items.some((one) => one.id === id);
  return {
    // Where something went, the page reaches further down than what is loaded.
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
