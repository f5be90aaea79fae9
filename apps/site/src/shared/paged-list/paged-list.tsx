import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { PageFrame } from '../page-frame.tsx';
import styles from './paged-list.module.css';

interface PagedQuery<Item> {
  readonly currentData?: { readonly items: readonly Item[]; readonly totalCount: number } | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

interface PagedListProps<Item> {
  readonly title: string;
  /** What is listed: 图书没有加载出来. The title where it says the same. */
  readonly subject?: string;
  /** Beside the title, by how many there are; undefined while that isn't known. */
  noteOf?(total: number | undefined): string;
  /** Filters and searching, at the end of the heading. */
  readonly tools?: ReactNode;
  /** Between the heading and the list. */
  readonly tabs?: ReactNode;
  readonly query: PagedQuery<Item>;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  hrefOf(page: number): string;
  /** How the list is laid out: three beside each other where nothing is said. Boxes of `waiting` stand in it until it is there. */
  readonly gridClass?: string | undefined;
  readonly waitingClass?: string | undefined;
  readonly empty: {
    readonly icon: IconName;
    readonly title: string;
    readonly text?: string | undefined;
    /** The next step. */
    readonly href?: string | undefined;
    readonly hrefText?: string;
  };
  readonly children: (items: readonly Item[], gridClass: string) => ReactNode;
}

const waiting = ['一', '二', '三', '四'];

/** A page of the site's that lists one kind of thing: its heading, the list with its states, and the pages. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { title, subject = title, noteOf, tools, tabs, query, page, perPage, hrefOf, empty } = props;
  const { currentData, isError, refetch } = query;
  const gridClass = props.gridClass ?? classNames(styles.grid);
  const note = noteOf?.(currentData?.totalCount);
  return (
    <PageFrame>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {tools && <search className={styles.tools}>{tools}</search>}
      </header>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {currentData === undefined && isError && (
        <ErrorState title={`${subject}没有加载出来`} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && !isError && (
        <div className={gridClass} role="status" aria-label={`正在载入${subject}`}>
          {waiting.map((key) => (
            <div key={key} className={props.waitingClass ?? styles.waiting}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      )}
      {currentData?.items.length === 0 && (
        <EmptyState
          icon={empty.icon}
          title={empty.title}
          text={empty.text}
          actions={
            empty.href !== undefined && (
              <ButtonLink href={empty.href} size="small">
                {empty.hrefText}
              </ButtonLink>
            )
          }
        />
      )}
      {currentData && currentData.items.length > 0 && props.children(currentData.items, gridClass)}
      <div className={styles.pages}>
        <Pagination current={page} pageCount={Math.ceil((currentData?.totalCount ?? 0) / perPage)} hrefOf={hrefOf} />
      </div>
    </PageFrame>
  );
}

interface Emptiness {
  readonly subject: string;
  readonly page: number;
  /** Of the list's first page, without conditions. */
  readonly path: string;
  /** Where to look instead while there are none at all. */
  readonly href: string;
  readonly hrefText: string;
}

/** Returns what an empty page of a list without filters says. */
export function emptyPage({ subject, page, path, href, hrefText }: Emptiness) {
  return page === 1
    ? { title: `还没有${subject}`, text: `${subject}发布后会出现在这里。`, href, hrefText }
    : { title: `这一页没有${subject}`, text: `${subject}没有这么多页。`, href: path, hrefText: '回到第一页' };
}
