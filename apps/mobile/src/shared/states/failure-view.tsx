import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../layout/button.tsx';
import { failureText } from './failure-text.ts';
import styles from './state-view.module.css';

interface FailureViewProps {
  /** What failed to load: 后面的照片没加载出来. */
  readonly title?: string;
  /** Replaces the message of `error`. */
  readonly text?: string | undefined;
  /** Error of the call: its message, and the number to quote to the office on the phone. */
  readonly error?: unknown;
  readonly retryText?: string;
  onRetry?(): unknown;
}

/** Shows the failure of a part of a page in place; content loaded before stays above it. */
export function FailureView(props: FailureViewProps) {
  const { title = '内容没有加载出来', error, retryText = '再试一次', onRetry } = props;
  const text = props.text ?? (error === undefined ? undefined : failureText(error));
  const number = isApiFailure(error) ? error.number : undefined;
  return (
    <section className={styles.card} role="alert">
      <TriangleAlert className={styles.danger} size={32} strokeWidth={1.75} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button size="large" isBusy="auto" onClick={async () => void (await onRetry())} icon={RefreshCw}>
          {retryText}
        </Button>
      )}
      {number && <p className={styles.number}>问题编号 {number}</p>}
    </section>
  );
}
