import type { ReactNode } from 'react';
import styles from './state-message.module.css';
import { StatePicture, type StatePictureName } from './state-picture.tsx';

interface StateMessageProps {
  readonly picture: StatePictureName;
  readonly title: string;
  /** What happened and what to do. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** h1 where the message is the whole page. */
  readonly isPage?: boolean;
  readonly role?: 'alert' | 'status';
}

/** Shown instead of missing content, with what to do next. */
export function StateMessage({ picture, title, children, actions, isPage, role }: StateMessageProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={role}>
      <StatePicture name={picture} />
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
