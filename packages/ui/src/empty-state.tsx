import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './status-view.module.css';

interface EmptyStateProps {
  /** Why there is nothing: 没有同时符合 5 个条件的图片. */
  readonly title: string;
  /** Suggestion that would help: 去掉「竖图」可以看到 214 张. */
  readonly text?: ReactNode;
  readonly icon?: IconName;
  /** Buttons for the next step. */
  readonly actions?: ReactNode;
}

export function EmptyState({ title, text, icon = 'search', actions }: EmptyStateProps) {
  return (
    <div className={styles.view}>
      <Icon name={icon} size={32} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
