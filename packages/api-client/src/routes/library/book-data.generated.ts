// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/book-data.ts';
import type { RoutesOf } from '../../route.ts';

export const bookDataRoutes: RoutesOf<typeof contract> = {
  getBook: { method: 'GET', path: '/api/services/app/bookData/GetBook' },
  getBooks: { method: 'GET', path: '/api/services/app/bookData/GetBooks' },
};
