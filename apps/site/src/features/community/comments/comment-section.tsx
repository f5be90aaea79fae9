import { useGetCommentsInfiniteQuery } from '@tuyuan/api-client/community/comment-data.ts';
import { type CommentSubject, commentsAtFirst } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { type Segment, Segmented } from '@tuyuan/ui/segmented.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';

type Sort = 'hottest' | 'newest';
const sorts: readonly Segment<Sort>[] = [
  { value: 'hottest', label: '最热' },
  { value: 'newest', label: '最新' },
];

/** The comment that the address leads to. */
function readCommentId(query: URLSearchParams): number | undefined {
  const text = query.get('comment') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

interface CommentSectionProps {
  readonly kind: CommentSubject;
  readonly id: number;
  /** Where one comes back to after logging in. */
  readonly path: string;
}

/** What people say about a work, and where one says something. */
export function CommentSection({ kind, id, path }: CommentSectionProps) {
  const [sort, setSort] = useState<Sort>('hottest');
  const [query, setQuery] = useSearchParams();
  const wantedId = readCommentId(query);
  const wanted = {
    kind,
    id,
    sort,
    maxResultCount: commentsAtFirst,
    ...(wantedId !== undefined && { commentId: wantedId }),
  };
  const found = useGetCommentsInfiniteQuery(wanted);
  const { currentData, data: pages = currentData, hasNextPage, isError, isFetching, fetchNextPage, refetch } = found;
  const data = pages?.pages[0];
  const isOpen = data?.isOpen ?? true;
  // One whose likes have changed meanwhile may come on two pages.
  const comments = [...new Map(pages?.pages.flatMap(({ items }) => items).map((each) => [each.id, each])).values()];
  function showAll(): void {
    setQuery(
      (before) => {
        before.delete('comment');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  /** What was just written comes first among the newest; a page that begins elsewhere would not have it. */
  function showWritten(): void {
    if (!data?.isFromMiddle) return;
    setSort('newest');
    showAll();
  }
  return (
    <section className={styles.section} aria-label="评论">
      <div className={styles.head}>
        <h2 className={styles.title}>
          评论 {data && <span className={styles.count}>{formatCount(data.commentCount)}</span>}
        </h2>
        {comments.length > 1 && <Segmented<Sort> label="评论的顺序" value={sort} segments={sorts} onChange={setSort} />}
      </div>
      {isOpen ? (
        <CommentForm kind={kind} id={id} path={path} onDone={showWritten} />
      ) : (
        <p className={styles.note}>现在不能评论。</p>
      )}
      {data?.isFromMiddle && (
        <p className={styles.note}>
          从你要看的评论开始。
          <Button kind="text" size="small" onClick={showAll}>
            看全部评论
          </Button>
        </p>
      )}
      {data ? (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} wantedId={wantedId} kind={kind} id={id} path={path} mayAnswer={isOpen} />
            </li>
          ))}
        </ol>
      ) : isError ? (
        <ErrorState title="评论没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="160px" />
      )}
      {data && comments.length === 0 && isOpen && <p className={styles.note}>还没有评论，来写第一条。</p>}
      {hasNextPage && (
        <div className={styles.more}>
          <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
            {isError ? '没有加载出来，再试一次' : '更多评论'}
          </Button>
        </div>
      )}
    </section>
  );
}
