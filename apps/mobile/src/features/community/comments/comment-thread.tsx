import { useGetRepliesQuery } from '@tuyuan/api-client/community/comment-data.ts';
import type { Comment } from '@tuyuan/contract/community/comment-data.ts';
import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import { useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './comments.module.css';
import { Said } from './said.tsx';

interface CommentThreadProps {
  readonly comment: Comment;
  readonly kind: CommentSubject;
  readonly id: number;
  readonly mayAnswer: boolean;
}

/** A first-level comment with the answers to it, of which the first are shown. */
export function CommentThread({ comment, ...place }: CommentThreadProps) {
  const [isWhole, setWhole] = useState(false);
  const { data, isFetching } = useGetRepliesQuery({ id: comment.id, maxResultCount: 100 }, { skip: !isWhole });
  const replies = (isWhole && data?.items) || comment.replies;
  const left = comment.replyCount - replies.length;
  return (
    <>
      <Said said={comment} {...place} />
      {comment.replyCount > 0 && (
        <ol className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said said={reply} {...place} />
            </li>
          ))}
          {left > 0 && (
            <li>
              <Button size="small" isBusy={isFetching} onClick={() => setWhole(true)}>
                展开另外 {left} 条回复
              </Button>
            </li>
          )}
        </ol>
      )}
    </>
  );
}
