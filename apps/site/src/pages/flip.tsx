import { bookDataApi } from '@tuyuan/api-client/library/book-data.ts';
import { flipPath } from '../features/library/book/book-leaves.ts';
import { bookSources } from '../features/library/book/book-sources.ts';
import { FlipBook } from '../features/library/book/flip-book.tsx';
import { breadcrumbData } from '../shared/breadcrumb-data.ts';
import { definePage } from '../shared/page.ts';
import { readPageId } from '../shared/page-id.ts';
import { publisherData, structuredPicture, structuredTime } from '../shared/structured-data.ts';

export const page = definePage({
  component: FlipBook,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(bookDataApi.endpoints.getBook.initiate({ id }));
  },
  isValid: (book) => book !== undefined,
  meta(book, context) {
    if (!book) return { title: '' };
    const { origin } = context;
    const { id, title, author, description, cover, pageCount, publishedAt } = book;
    const path = flipPath(id);
    const text = description || [author, `${pageCount} 页，翻开来看。`].filter(Boolean).join('，');
    const image = cover ? bookSources(cover).src : undefined;
    return {
      title: `${title} - 图书`,
      description: text,
      canonical: path,
      image,
      type: 'article',
      jsonLd: [
        {
          '@type': 'Book',
          name: title,
          description: text,
          url: `${origin}${path}`,
          image: structuredPicture(image, origin),
          numberOfPages: pageCount,
          ...(author && { author: { '@type': 'Person', name: author } }),
          ...(publishedAt && { datePublished: structuredTime(publishedAt) }),
          publisher: publisherData(context),
        },
        breadcrumbData(origin, [{ label: '图书', href: '/book' }, { label: title }]),
      ],
    };
  },
});
