import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './attention.module.css';

interface AttentionRowProps {
  /** Addresses of the pictures; undefined for one that can't be shown. */
  readonly pictures: readonly (string | undefined)[];
  readonly tag: string;
  /** A question rather than a refusal. */
  readonly isQuestion?: boolean;
  readonly title: ReactNode;
  readonly text: string;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** One thing to look at: what, why, and what can be done. */
export function AttentionRow({ pictures, tag, isQuestion = false, title, text, children }: AttentionRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.pictures}>
        {pictures.map((address, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the two pictures never change.
          <span key={index} className={styles.picture}>
            {address ? <img src={address} alt="" /> : <Icon name="image" size={20} />}
          </span>
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          <span className={classNames(styles.tag, isQuestion ? styles.question : styles.refusal)}>{tag}</span>
          <span className={styles.name}>{title}</span>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  );
}
