import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './status-view.module.css';

export const NOT_FOUND_TEXT = '页面不存在';

interface ErrorPageProps {
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** Under the message: ways to go on. */
  readonly children?: ReactNode;
}

/** Replaces a page that failed: the status, the message and a link to the home page. */
export function ErrorPage({ status = 500, message, children }: ErrorPageProps) {
  return (
    <section className={classNames(styles.view, styles.page)}>
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{message || (status === 404 ? NOT_FOUND_TEXT : 'Error')}</h1>
      {children}
      <div className={styles.actions}>
        <ButtonLink href="/" icon="home">
          返回首页
        </ButtonLink>
      </div>
    </section>
  );
}
