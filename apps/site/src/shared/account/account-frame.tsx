import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { AccountPicture } from './account-picture.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  /** Below a line: the ways to the other account pages. */
  readonly foot?: ReactNode;
}

/** Frame of the login pages: a picture, and one form beside it. */
export function AccountFrame({ title, note, children, foot }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <AccountPicture />
        <section className={styles.side}>
          <header>
            <h1 className={styles.title}>{title}</h1>
            {note && <p className={styles.note}>{note}</p>}
          </header>
          {children}
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </section>
      </div>
    </div>
  );
}
