import type { BookScanWidth } from '@tuyuan/contract/library/book-scan-path.ts';

/** Returns the folder of a tenant's PDFs and of what is rendered of them. */
export function booksFolder(schema: string): string {
  return `${schema}/books`;
}

/** Returns the storage key of a PDF; no route maps it. */
export function bookFileKey(schema: string, key: string): string {
  return `${booksFolder(schema)}/${key.slice(0, 2)}/${key}.pdf`;
}

export function bookScanKey(schema: string, key: string, width: BookScanWidth): string {
  return `${booksFolder(schema)}/${key.slice(0, 2)}/${key}-${width}.webp`;
}

/** Returns the storage keys of a rendered page, the large one first. */
export function bookScanKeys(schema: string, key: string): [large: string, small: string] {
  return [bookScanKey(schema, key, 1600), bookScanKey(schema, key, 320)];
}
