import * as data from '@tuyuan/contract/library/book-data.ts';
import * as book from '@tuyuan/contract/library/book-management.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addBookFile } from './add-book-file.ts';
import { findBooks } from './book.repository.ts';
import type { BookDeps } from './book-deps.ts';
import { bookScanRoutes } from './book-scan.routes.ts';
import { createBook, publishBook, updateBook, withdrawBook } from './change-book.ts';
import { deleteBook, deleteBookFile } from './delete-book.ts';
import { getBook } from './get-book.ts';
import { findBookDraft, findManagedBooks } from './managed-book.repository.ts';

/** Binds bookData and book, and serves the rendered pages. */
export function bookRoutes(app: FastifyInstance, deps: BookDeps): void {
  bookScanRoutes(app, deps.storage);
  bindEndpoint(app, data.getBooks, ({ db }, page) => findBooks(db, page));
  bindEndpoint(app, data.getBook, ({ db }, { id }) => getBook(db, id));
  bindEndpoint(app, book.getManagedBooks, ({ db }, query) => findManagedBooks(db, query));
  bindEndpoint(app, book.getManagedBook, ({ db }, { id }) => orThrow(findBookDraft(db, id), 'Book.NotFound'));
  bindEndpoint(app, book.createBook, ({ db }, input) => createBook(db, input));
  bindEndpoint(app, book.updateBook, ({ db, actor }, input) =>
    updateBook({ db, maySeeAll: actor.permissions.has('Pages.Images') }, input),
  );
  bindEndpoint(app, book.publishBook, ({ db }, { id }) => publishBook(db, id));
  bindEndpoint(app, book.withdrawBook, ({ db }, { id }) => withdrawBook(db, id));
  bindEndpoint(app, book.deleteBook, async (context, { id }) => {
    await deleteBook(deps.storage, context, id);
    return {};
  });
  bindEndpoint(app, book.addBookFile, (context, { id }, file) => addBookFile(deps, context, id, file));
  bindEndpoint(app, book.deleteBookFile, async (context, { id }) => {
    await deleteBookFile(deps.storage, context, id);
    return {};
  });
}
