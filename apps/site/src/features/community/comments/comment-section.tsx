import { useGetCommentsQuery } from '@tuyuan/api-client/community/comment-data.ts';
import { type CommentSubject, commentsAtFirst } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { type Segment, Segmented } from '@tuyuan/ui/segmented.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';

type Sort = 'hottest' | 'newest';
const sorts: readonly Segment<Sort>[] = [
  { value: 'hottest', label: '最热' },
  { value: 'newest', label: '最新' },
];
/** The most that a call answers. */
const maxShown = 100;

interface CommentSectionProps {
  readonly kind: CommentSubject;
  readonly id: number;
  /** Where one comes back to after logging in. */
  readonly path: string;
}

/** What people say about a work, and where one says something. */
export function CommentSection({ kind, id, path }: CommentSectionProps) {
  const [sort, setSort] = useState<Sort>('hottest');
  const [shown, setShown] = useState<number>(commentsAtFirst);
  const query = useGetCommentsQuery({ kind, id, sort, maxResultCount: shown });
  const { currentData, data = currentData, isError, isFetching, refetch } = query;
  const isOpen = data?.isOpen ?? true;
  return (
    <section className={styles.section} aria-label="评论">
      <div className={styles.head}>
        <h2 className={styles.title}>
          评论 {data && <span className={styles.count}>{formatCount(data.commentCount)}</span>}
        </h2>
        {data && data.items.length > 1 && (
          <Segmented<Sort> label="评论的顺序" value={sort} segments={sorts} onChange={setSort} />
        )}
      </div>
      {isOpen ? <CommentForm kind={kind} id={id} path={path} /> : <p className={styles.note}>现在不能评论。</p>}
      {data ? (
        <ol className={styles.list}>
          {data.items.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} kind={kind} id={id} path={path} mayAnswer={isOpen} />
            </li>
          ))}
        </ol>
      ) : isError ? (
        <ErrorState title="评论没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="160px" />
      )}
      {data?.items.length === 0 && isOpen && <p className={styles.note}>还没有评论，来写第一条。</p>}
      {data && data.totalCount > data.items.length && shown < maxShown && (
        <div className={styles.more}>
          <Button isBusy={isFetching} onClick={() => setShown(Math.min(maxShown, shown + commentsAtFirst))}>
            再看 {commentsAtFirst} 条
          </Button>
        </div>
      )}
    </section>
  );
}
