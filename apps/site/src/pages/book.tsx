import { bookDataApi } from '@tuyuan/api-client/library/book-data.ts';
import { BookList } from '../features/library/book/book-list.tsx';
import { booksArgument, booksPath } from '../features/library/book/book-queries.ts';
import { bookSources } from '../features/library/book/book-sources.ts';
import { definePage } from '../shared/page.ts';
import { readPageNumber } from '../shared/paged-list/list-address.ts';

export const page = definePage({
  component: BookList,
  async prefetch(store, { url }) {
    const number = readPageNumber(url.searchParams);
    return { number, books: await store.load(bookDataApi.endpoints.getBooks.initiate(booksArgument(number))) };
  },
  meta({ number, books }) {
    const cover = books.items[0]?.cover;
    return {
      title: number === 1 ? '图书' : `图书（第 ${number} 页）`,
      description: '把图集和画册一页一页翻开来看。',
      canonical: booksPath(number),
      image: cover ? bookSources(cover).src : undefined,
    };
  },
});
