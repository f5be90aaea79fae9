import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './status-view.module.css';

interface ErrorStateProps {
  /** What failed: 图片没有加载出来. */
  readonly title?: string;
  readonly text?: string | undefined;
  readonly retryText?: string;
  readonly isRetrying?: boolean;
  onRetry?(): void;
}

/** A part of a page that failed, with a retry in place. */
export function ErrorState(props: ErrorStateProps) {
  const { title = '内容没有加载出来', text, retryText = '重新加载', isRetrying = false, onRetry } = props;
  return (
    <div className={styles.view} role="alert">
      <Icon name="warning" size={32} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            {retryText}
          </Button>
        </div>
      )}
    </div>
  );
}
