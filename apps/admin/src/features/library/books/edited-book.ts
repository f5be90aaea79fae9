import type { BookDraft, DraftPage } from '@tuyuan/contract/library/book-management.ts';
import type { TopicItem } from '@tuyuan/contract/library/topic-album.ts';

/** A page in the editor; its id is the editor's own. */
export interface EditedPage extends DraftPage {
  readonly id: number;
}

export interface EditedBook extends Pick<BookDraft, 'title' | 'description' | 'author'> {
  readonly pages: readonly EditedPage[];
}

let made = 0;

function toEdited(page: DraftPage): EditedPage {
  made += 1;
  return { ...page, id: made };
}

export function openBook({ title, description, author, pages }: BookDraft): EditedBook {
  return { title, description, author, pages: pages.map(toEdited) };
}

/** Makes pages of pictures of the library. */
export function pagesOfImages(items: readonly TopicItem[]): EditedPage[] {
  return items.map(({ id, title, cover, reviewState }) =>
    toEdited({
      imageId: id,
      scanId: null,
      caption: title.slice(0, 120),
      isCover: false,
      title,
      picture: cover && { kind: 'image', ...cover },
      reviewState,
    }),
  );
}

/** Makes pages of all that was rendered of a PDF. */
export function pagesOfFile({ fileName, scans }: BookDraft['files'][number]): EditedPage[] {
  return scans.flatMap(({ number, picture }) =>
    picture.kind === 'scan'
      ? toEdited({
          imageId: null,
          scanId: picture.id,
          caption: '',
          isCover: false,
          title: `${fileName} · ${number}`,
          picture,
          reviewState: null,
        })
      : [],
  );
}

/** Returns the pages without those of PDFs that were deleted. */
export function withoutDeadScans(
  pages: readonly EditedPage[],
  files: readonly Pick<BookDraft['files'][number], 'scans'>[],
): readonly EditedPage[] {
  const alive = new Set(
    files.flatMap(({ scans }) => scans.flatMap(({ picture }) => (picture.kind === 'scan' ? picture.id : []))),
  );
  return pages.filter(({ scanId }) => scanId === null || alive.has(scanId));
}

/** Returns what is saved of the pages. */
export function savedPages(pages: readonly EditedPage[]) {
  return pages.map(({ imageId, scanId, caption, isCover }) => ({ imageId, scanId, caption, isCover }));
}

/** What would be saved, as comparable text. */
export function asText({ title, description, author, pages }: EditedBook): string {
  return JSON.stringify([title, description, author, savedPages(pages)]);
}
