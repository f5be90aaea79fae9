// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/book-management.ts';
import type { RoutesOf } from '../../route.ts';

export const bookManagementRoutes: RoutesOf<typeof contract> = {
  addBookFile: { method: 'POST', path: '/api/services/app/book/AddFile' },
  createBook: { method: 'POST', path: '/api/services/app/book/CreateBook' },
  deleteBook: { method: 'DELETE', path: '/api/services/app/book/DeleteBook' },
  deleteBookFile: { method: 'DELETE', path: '/api/services/app/book/DeleteFile' },
  getManagedBook: { method: 'GET', path: '/api/services/app/book/GetBook' },
  getManagedBooks: { method: 'GET', path: '/api/services/app/book/GetBooks' },
  publishBook: { method: 'POST', path: '/api/services/app/book/Publish' },
  updateBook: { method: 'PUT', path: '/api/services/app/book/UpdateBook' },
  withdrawBook: { method: 'POST', path: '/api/services/app/book/Withdraw' },
};
