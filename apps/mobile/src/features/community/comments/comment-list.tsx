import { useGetCommentsInfiniteQuery } from '@tuyuan/api-client/community/comment-data.ts';
import { type CommentSubject, commentsAtFirst } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import { Choices } from '../../../shared/form/choices.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';

interface CommentListProps {
  readonly kind: CommentSubject;
  readonly id: number;
}

type Sort = 'hottest' | 'newest';
const sorts = [
  { value: 'hottest', label: '最热' },
  { value: 'newest', label: '最新' },
] as const;

/** What people say about it, and where one says something. */
export function CommentList({ kind, id }: CommentListProps) {
  const [sort, setSort] = useState<Sort>('hottest');
  const found = useGetCommentsInfiniteQuery({ kind, id, sort, maxResultCount: commentsAtFirst });
  const { data: pages, error, hasNextPage, isFetching, fetchNextPage, refetch } = found;
  const data = pages?.pages[0];
  // One whose likes have changed meanwhile may come on two pages.
  const comments = [...new Map(pages?.pages.flatMap(({ items }) => items).map((each) => [each.id, each])).values()];
  const isOpen = data?.isOpen ?? true;
  return (
    <section className={styles.section} aria-label="评论">
      <div className={styles.head}>
        <h2>评论 {data && formatCount(data.commentCount)}</h2>
        {comments.length > 1 && (
          <Choices<Sort> name="sort" label="评论的顺序" options={sorts} value={sort} onChange={setSort} />
        )}
      </div>
      {isOpen ? <CommentForm kind={kind} id={id} /> : <Note>现在不能评论。</Note>}
      {!data && isFetching && <ListSkeleton rows={3} />}
      {!data && !isFetching && <FailureView title="评论没有加载出来" error={error} onRetry={refetch} />}
      {data && (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentThread comment={comment} kind={kind} id={id} mayAnswer={isOpen} />
            </li>
          ))}
        </ol>
      )}
      {data && comments.length === 0 && isOpen && <Note>还没有评论，来写第一条。</Note>}
      {hasNextPage && (
        <ButtonRow isInside>
          <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
            更多评论
          </Button>
        </ButtonRow>
      )}
    </section>
  );
}
