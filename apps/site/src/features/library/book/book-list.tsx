import { useGetBooksQuery } from '@tuyuan/api-client/library/book-data.ts';
import type { BookCard as Book } from '@tuyuan/contract/library/book-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from '../../../shared/paged-list/list-address.ts';
import { emptyPage, PagedList } from '../../../shared/paged-list/paged-list.tsx';
import { flipPath } from './book-leaves.ts';
import styles from './book-list.module.css';
import { BOOKS_A_PAGE, booksArgument, booksPath } from './book-queries.ts';
import { bookSources } from './book-sources.ts';

/** Shows the books, newest first. */
export function BookList() {
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  return (
    <PagedList
      title="图书"
      noteOf={(total = 0) => (total > 0 ? `${formatCount(total)} 本，翻开来看` : '一页一页翻着看')}
      query={useGetBooksQuery(booksArgument(page))}
      page={page}
      perPage={BOOKS_A_PAGE}
      hrefOf={booksPath}
      gridClass={styles.list}
      waitingClass={styles.waiting}
      empty={{
        icon: 'album',
        ...emptyPage({ subject: '图书', page, path: '/book', href: '/gallery?kind=album', hrefText: '先看看图集' }),
      }}
    >
      {(books, gridClass) => (
        <ul className={gridClass}>
          {books.map((book, index) => (
            <li key={book.id}>
              <BookCard book={book} isEager={index < 4} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function BookCard({ book, isEager }: { readonly book: Book; readonly isEager: boolean }) {
  const { id, title, author, description, cover, pageCount } = book;
  return (
    <Link href={flipPath(id)} className={styles.card}>
      <span className={styles.cover}>
        {cover && (
          <span className={styles.picture}>
            <ProgressiveImage
              {...bookSources(cover)}
              width={cover.width}
              height={cover.height}
              thumbhash={cover.thumbhash}
              sizes="(max-width: 767px) 45vw, 260px"
              alt=""
              isEager={isEager}
            />
          </span>
        )}
        <strong className={styles.printed}>{title}</strong>
        {author && <span className={styles.by}>{author}</span>}
      </span>
      <span className={styles.name}>{title}</span>
      <span className={styles.facts}>{[author, `${formatCount(pageCount)} 页`].filter(Boolean).join(' · ')}</span>
      {description && <span className={styles.about}>{description}</span>}
    </Link>
  );
}
