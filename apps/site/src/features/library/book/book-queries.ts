import { listPath, pageArgument } from '../../../shared/paged-list/list-address.ts';

export const BOOKS_A_PAGE = 12;

export const booksArgument = (page: number) => pageArgument(page, BOOKS_A_PAGE);

export const booksPath = (page: number): string => listPath('/book', { page });
