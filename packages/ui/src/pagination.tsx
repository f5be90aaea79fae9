import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  readonly current: number;
  readonly pageCount: number;
  hrefOf(page: number): string;
}

/** Pages as links; nothing when there is only one. */
export function Pagination({ current, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (page: number, label: string, icon: 'chevron-left' | 'chevron-right') =>
    page < 1 || page > pageCount ? (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        <Icon name={icon} size={16} />
      </span>
    ) : (
      <Link className={styles.page} href={hrefOf(page)} aria-label={label}>
        <Icon name={icon} size={16} />
      </Link>
    );
  return (
    <nav className={styles.pages} aria-label="分页">
      {step(current - 1, '上一页', 'chevron-left')}
      {pageNumbers(current, pageCount).map((page, index, pages) =>
        page === 'gap' ? (
          <span key={`after ${pages[index - 1]}`} className={styles.page}>
            …
          </span>
        ) : (
          <Link
            key={page}
            href={hrefOf(page)}
            className={classNames(styles.page, page === current && styles.current)}
            aria-label={`第 ${page} 页`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {step(current + 1, '下一页', 'chevron-right')}
    </nav>
  );
}
