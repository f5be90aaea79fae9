export { findBooks } from './book.repository.ts';
export { bookRoutes } from './book.routes.ts';
export { resumeBooksJob, tidyBooksJob } from './book-jobs.ts';
export { bookSitemap } from './book-sitemap.repository.ts';
export { createBook, publishBook, updateBook } from './change-book.ts';
export { workBookJobs } from './work-book-jobs.ts';
