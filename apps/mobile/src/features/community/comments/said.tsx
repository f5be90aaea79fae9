import { useSetCommentLikeMutation, useWithdrawCommentMutation } from '@tuyuan/api-client/community/comment-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Reply } from '@tuyuan/contract/community/comment-data.ts';
import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLogIn } from '../../../shared/account/use-log-in.ts';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';

const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }));

interface SaidProps {
  readonly said: Reply;
  readonly kind: CommentSubject;
  readonly id: number;
  readonly mayAnswer: boolean;
}

/** A comment or an answer, with what can be done with it. */
export function Said({ said, kind, id, mayAnswer }: SaidProps) {
  const [doing, setDoing] = useState<'answer' | 'report'>();
  const [like, { isLoading: isLiking }] = useSetCommentLikeMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawCommentMutation();
  const { isLoggedIn, logIn } = useLogIn();
  const { user: writer, text, state, isAuthor, isMine, replyTo, likes, isLiked, createdAt } = said;
  const name = writer.nickName || writer.userName;
  const loggedIn = (work: () => void) => () => (isLoggedIn ? work() : logIn());
  async function takeBack(): Promise<void> {
    const question = { title: '撤回这条评论？', text: '撤回后别人不再看到。', confirmText: '撤回' };
    if (await confirm(question)) await withdraw({ id: said.id });
  }
  if (state === 'gone') return <p className={styles.gone}>该评论已不可见</p>;
  return (
    <article className={styles.said} aria-label={`${name}的评论`}>
      <Avatar name={name} src={resourceUrl(writer.avatar)} size={32} />
      <div className={styles.words}>
        <p className={styles.who}>
          <b>{name}</b>
          {isAuthor && <span className={styles.mark}>作者</span>}
          <time dateTime={createdAt}>{formatDateTime(createdAt).slice(5, 16)}</time>
          {state === 'pending' && <span className={styles.mark}>审核中，仅自己可见</span>}
        </p>
        <p className={styles.text}>
          {replyTo && <span className={styles.target}>@{replyTo} </span>}
          {text}
        </p>
        <div className={styles.actions}>
          {state === 'visible' && (
            <button
              type="button"
              aria-pressed={isLiked}
              aria-label={`${isLiked ? '取消' : ''}赞，${likes} 人赞过`}
              disabled={isLiking}
              onClick={loggedIn(() => void like({ id: said.id, isOn: !isLiked }))}
            >
              <Heart size={18} strokeWidth={1.75} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />
              {likes > 0 ? formatCount(likes) : '赞'}
            </button>
          )}
          {state === 'visible' && mayAnswer && (
            <button
              type="button"
              aria-expanded={doing === 'answer'}
              onClick={loggedIn(() => setDoing(doing === 'answer' ? undefined : 'answer'))}
            >
              回复
            </button>
          )}
          {isMine ? (
            <button type="button" disabled={isWithdrawing} onClick={() => void takeBack()}>
              撤回
            </button>
          ) : (
            <button type="button" onClick={loggedIn(() => setDoing('report'))}>
              举报
            </button>
          )}
        </div>
        {doing === 'answer' && (
          <CommentForm kind={kind} id={id} replyTo={{ id: said.id, name }} onDone={() => setDoing(undefined)} />
        )}
        {doing === 'report' && (
          <Suspense>
            <ReportSheet id={said.id} onClose={() => setDoing(undefined)} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
