import type { ReactNode } from 'react';
import { PageFrame } from '../../../shared/page-frame.tsx';
import styles from './demo-frame.module.css';
import type { DemoEntry } from './demo-pages.ts';

interface DemoFrameProps {
  /** Absent on the catalogue itself. */
  readonly entry?: DemoEntry;
  readonly children: ReactNode;
}

export const CATALOGUE_TITLE = '共用部件';

/** Frame of the catalogue's pages. */
export function DemoFrame({ entry, children }: DemoFrameProps) {
  const title = entry?.title ?? CATALOGUE_TITLE;
  const crumbs = entry ? [{ label: CATALOGUE_TITLE, href: '/demo' }, { label: title }] : [{ label: title }];
  return (
    <PageFrame crumbs={crumbs}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{entry?.text ?? '每个部件一页，供查看和测试。'}</p>
      <div className={styles.content}>{children}</div>
    </PageFrame>
  );
}
