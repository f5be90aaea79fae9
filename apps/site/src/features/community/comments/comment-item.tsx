import {
  useGetRepliesQuery,
  useSetCommentLikeMutation,
  useWithdrawCommentMutation,
} from '@tuyuan/api-client/community/comment-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Comment, Reply } from '@tuyuan/contract/community/comment-data.ts';
import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Button } from '@tuyuan/ui/button.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommentReportDialog } from '../../../shared/report/report-dialog.tsx';
import { useSessionState } from '../../../shared/site-session.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { MentionText } from './mention-text.tsx';

interface Place {
  readonly kind: CommentSubject;
  readonly id: number;
  readonly path: string;
  readonly mayAnswer: boolean;
  /** The comment that the address leads to. */
  readonly wantedId: number | undefined;
}

/** A first-level comment with the answers to it, of which the first are shown. */
export function CommentItem({ comment, ...place }: Place & { readonly comment: Comment }) {
  const { wantedId } = place;
  // The first ones are loaded with it; one that is led to may be another.
  const isWantedBelow = wantedId !== undefined && comment.replyCount > comment.replies.length;
  const [isWhole, setWhole] = useState(isWantedBelow && comment.replies.every(({ id }) => id !== wantedId));
  const { data } = useGetRepliesQuery({ id: comment.id, maxResultCount: 100 }, { skip: !isWhole });
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
          {left > 0 && !isWhole && (
            <li>
              <Button kind="text" size="small" onClick={() => setWhole(true)}>
                展开另外 {left} 条回复
              </Button>
            </li>
          )}
        </ol>
      )}
    </>
  );
}

function Said({ said, kind, id, path, mayAnswer, wantedId }: Place & { readonly said: Reply }) {
  const [doing, setDoing] = useState<'answer' | 'report'>();
  const [like, { isLoading: isLiking }] = useSetCommentLikeMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawCommentMutation();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { user: writer, text, state, isAuthor, isMine, replyTo, likes, isLiked, createdAt } = said;
  const name = writer.nickName || writer.userName;
  const signedIn = (work: () => void) => () =>
    user ? work() : void navigate(`/account?${new URLSearchParams({ returnUrl: path })}`);
  async function takeBack(): Promise<void> {
    if (await showConfirm({ text: '撤回这条评论？' })) await withdraw({ id: said.id });
  }
  const isWanted = said.id === wantedId;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  if (state === 'gone') return <p className={styles.gone}>该评论已不可见</p>;
  return (
    <article ref={element} className={styles.said} data-wanted={isWanted || undefined} aria-label={`${name}的评论`}>
      <Avatar name={name} src={resourceUrl(writer.avatar)} size={32} />
      <div className={styles.words}>
        <p className={styles.who}>
          <b>{name}</b>
          {isAuthor && <span className={styles.mark}>作者</span>}
          <time dateTime={createdAt}>{formatDateTime(createdAt).slice(0, 16)}</time>
          {state === 'pending' && <span className={styles.pending}>审核中，仅自己可见</span>}
        </p>
        <p className={styles.text}>
          {replyTo && <span className={styles.target}>@{replyTo} </span>}
          <MentionText text={text} mentions={said.mentions} />
        </p>
        <div className={styles.actions}>
          {state === 'visible' && (
            <Button
              kind="text"
              size="small"
              icon="heart"
              className={styles.like}
              aria-pressed={isLiked}
              aria-label={`${isLiked ? '取消' : ''}赞，${likes} 人赞过`}
              disabled={isLiking}
              onClick={signedIn(() => void like({ id: said.id, isOn: !isLiked }))}
            >
              {likes > 0 ? formatCount(likes) : '赞'}
            </Button>
          )}
          {state === 'visible' && mayAnswer && (
            <Button
              kind="text"
              size="small"
              aria-expanded={doing === 'answer'}
              onClick={signedIn(() => setDoing(doing === 'answer' ? undefined : 'answer'))}
            >
              回复
            </Button>
          )}
          {isMine ? (
            <Button kind="text" size="small" isBusy={isWithdrawing} onClick={() => void takeBack()}>
              撤回
            </Button>
          ) : (
            <Button kind="text" size="small" onClick={signedIn(() => setDoing('report'))}>
              举报
            </Button>
          )}
        </div>
        {doing === 'answer' && (
          <CommentForm
            kind={kind}
            id={id}
            path={path}
            replyTo={{ id: said.id, nickName: name }}
            onDone={() => setDoing(undefined)}
          />
        )}
        {doing === 'report' && <CommentReportDialog id={said.id} onClose={() => setDoing(undefined)} />}
      </div>
    </article>
  );
}
