import { useGetArticlesQuery, useGetPageQuery } from '@tuyuan/api-client/content/article-data.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../../shared/article-body.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { agreementPages, isAgreementPage, pagesArgument } from './single-pages.ts';
import styles from './single-view.module.css';

const fixedPages = [...agreementPages, { key: 'licence', title: '授权核验' }, { key: 'award', title: '证书核验' }];

interface SingleFrameProps {
  readonly current: string;
  readonly children: ReactNode;
}

/** All single pages beside the one that is shown. */
export function SingleFrame({ current, children }: SingleFrameProps) {
  const { data } = useGetArticlesQuery(pagesArgument);
  const written =
    data?.items.flatMap(({ pageKey, title }) =>
      pageKey === null || isAgreementPage(pageKey) ? [] : [{ key: pageKey, title }],
    ) ?? [];
  return (
    <PageFrame>
      <div className={styles.columns}>
        <nav className={styles.pages} aria-label="页面">
          {[...written, ...fixedPages].map(({ key, title }) => (
            <Link key={key} href={`/single?key=${key}`} aria-current={key === current ? 'page' : undefined}>
              {title}
            </Link>
          ))}
          <Link href="/help">帮助中心</Link>
        </nav>
        <div className={styles.text}>{children}</div>
      </div>
    </PageFrame>
  );
}

/** A page that editors wrote. */
export function WrittenPage({ pageKey }: { readonly pageKey: string }) {
  const { currentData } = useGetPageQuery({ key: pageKey });
  if (!currentData) return null;
  const { title, html, updatedAt } = currentData;
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>更新于 {formatDate(updatedAt)}</p>
      <ArticleBody html={html} isNarrow />
    </>
  );
}
