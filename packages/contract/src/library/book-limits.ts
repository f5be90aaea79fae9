/** Limits of a book, free of zod. */
export const maxBookPages = 300;
export const maxBookFiles = 10;
export const maxBookFileBytes = 60 * 1024 * 1024;
