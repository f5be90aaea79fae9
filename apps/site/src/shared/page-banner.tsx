import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { Breadcrumb, type Crumb } from '@tuyuan/ui/breadcrumb.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import { CoverPicture } from './cover-picture.tsx';
import styles from './page-banner.module.css';

interface PageBannerProps {
  readonly cover: Cover | null;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Before the title. */
  readonly mark?: ReactNode;
  readonly text?: string | undefined;
  /** Under the text: figures, ways to go on. */
  readonly children?: ReactNode;
}

/** Full-width banner with a page's title over its cover; plain background without a cover. */
export function PageBanner({ cover, crumbs, title, mark, text, children }: PageBannerProps) {
  return (
    <header className={classNames(styles.banner, cover && styles.covered)}>
      {cover && (
        <div className={styles.cover}>
          <CoverPicture cover={cover} sizes="100vw" isDecoration isEager />
        </div>
      )}
      <div className={styles.words}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>
          {mark}
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </header>
  );
}
