import { Button } from 'antd-mobile';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import styles from './state-view.module.css';

interface FailureViewProps {
  /** What did not come: 后面的照片没加载出来. */
  readonly title?: string;
  readonly text?: string | undefined;
  readonly retryText?: string;
  /** To quote on the phone to the office. */
  readonly number?: string | undefined;
  onRetry?(): unknown;
}

/** A part of a page that failed, in place; what was loaded stays above it. */
export function FailureView(props: FailureViewProps) {
  const { title = '内容没有加载出来', text, retryText = '再试一次', number, onRetry } = props;
  return (
    <section className={styles.card} role="alert">
      <TriangleAlert className={styles.danger} size={32} strokeWidth={1.75} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button block className={styles.button} loading="auto" onClick={async () => void (await onRetry())}>
          <span className={styles.label}>
            <RefreshCw size={20} strokeWidth={1.75} aria-hidden />
            {retryText}
          </span>
        </Button>
      )}
      {number && <p className={styles.number}>问题编号 {number}</p>}
    </section>
  );
}
