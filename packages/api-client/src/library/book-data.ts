import { bookDataRoutes } from '../routes/library/book-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const bookDataApi = serviceApi(bookDataRoutes, { tags: ['Book'] });

export const { useGetBooksQuery, useGetBookQuery } = bookDataApi;
