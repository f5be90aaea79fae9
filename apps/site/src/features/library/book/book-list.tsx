import { useGetBooksQuery } from '@tuyuan/api-client/library/book-data.ts';
import type { BookCard as Book } from '@tuyuan/contract/library/book-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { flipPath } from './book-leaves.ts';
import styles from './book-list.module.css';
import { BOOKS_A_PAGE, booksArgument, booksPath, readPageNumber } from './book-queries.ts';
import { bookSources } from './book-sources.ts';

/** Shows the books, newest first. */
export function BookList() {
  const [query] = useSearchParams();
  const page = readPageNumber(query);
  const { currentData, isError, isFetching, refetch } = useGetBooksQuery(booksArgument(page));
  const total = currentData?.totalCount ?? 0;
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>图书</h1>
        <p className={styles.count}>{total > 0 ? `${formatCount(total)} 本，翻开来看` : '一页一页翻着看'}</p>
      </header>
      {currentData ? (
        <ul className={styles.list}>
          {currentData.items.map((book, index) => (
            <li key={book.id}>
              <BookCard book={book} isEager={index < 4} />
            </li>
          ))}
        </ul>
      ) : isError && !isFetching ? (
        <ErrorState title="图书没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <div className={styles.list} role="status" aria-label="正在载入图书">
          {['一', '二', '三', '四'].map((key) => (
            <div key={key} className={styles.waiting}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      )}
      {currentData?.items.length === 0 && (
        <EmptyState
          icon="album"
          title={page === 1 ? '还没有图书' : '这一页没有图书'}
          text={page === 1 ? '图书发布后会出现在这里。' : '图书没有这么多页。'}
          actions={
            <ButtonLink href={page === 1 ? '/gallery?kind=album' : '/book'} size="small">
              {page === 1 ? '先看看图集' : '回到第一页'}
            </ButtonLink>
          }
        />
      )}
      <div className={styles.pages}>
        <Pagination current={page} pageCount={Math.ceil(total / BOOKS_A_PAGE)} hrefOf={booksPath} />
      </div>
    </PageFrame>
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
