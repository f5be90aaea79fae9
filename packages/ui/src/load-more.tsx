import { Button } from './button.tsx';
import styles from './load-more.module.css';
import { Spinner } from './spinner.tsx';

interface LoadMoreProps {
  /** `waiting` offers the button, `ended` says that this was all. */
  readonly state: 'loading' | 'waiting' | 'failed' | 'ended';
  readonly failureText?: string | undefined;
  readonly endText?: string;
  onLoadMore(): void;
}

/** Foot of a growing list: loading, load more, or retry; items already shown stay. */
export function LoadMore({ state, failureText = '没有加载出来', endText = '已经到底了', onLoadMore }: LoadMoreProps) {
  return (
    <div className={styles.more} role="status">
      {state === 'loading' && (
        <>
          <Spinner /> 正在载入更多
        </>
      )}
      {state === 'waiting' && <Button onClick={onLoadMore}>继续加载</Button>}
      {state === 'failed' && (
        <>
          {failureText}
          <Button size="small" icon="refresh" onClick={onLoadMore}>
            重新加载
          </Button>
        </>
      )}
      {state === 'ended' && endText}
    </div>
  );
}
