/** Widths, in px, in which a page of a book’s PDF is served. */
export const bookScanWidths = [320, 1600] as const;
export type BookScanWidth = (typeof bookScanWidths)[number];

/** Path of a rendered page of a book’s PDF; answered once the book is published, before only to editors. */
export function bookScanPath(key: string, width: BookScanWidth): string {
  return `/api/Resource/BookScan/${key}/${width}`;
}
