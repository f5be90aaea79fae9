import { useBanCommenterMutation, useDeleteCommentMutation } from '@tuyuan/api-client/community/comment-management.ts';
import type { ManagedComment } from '@tuyuan/contract/community/comment-management.ts';
import {
  type CommentFault,
  type CommentList,
  commentFaults,
  commentFaultWords,
} from '@tuyuan/contract/community/comment-words.ts';
import { App, Button, Radio, Tag } from 'antd';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import styles from './comment-desk.module.css';
import { subjectTitles } from './comment-filters.ts';

const subjectPaths = {
  image: '/photo',
  album: '/gallery/detail',
  topic: '/album/list',
  article: '/article/detail',
  panorama: '/vr/detail',
  activity: '/activity/detail/comment',
  work: '/workdetail',
  video: '/video/detail',
} as const;

const bans = [
  { days: 1, label: '1 天' },
  { days: 7, label: '7 天' },
  { days: 30, label: '30 天' },
  { days: null, label: '一直' },
] as const;

interface CommentPanelProps {
  readonly comment: ManagedComment;
  readonly list: CommentList;
  readonly reason: CommentFault;
  readonly mayEdit: boolean;
  readonly onReason: (reason: CommentFault) => void;
  readonly onKeep: () => void;
  readonly onHide: () => void;
}

/** One comment in its place: what it answers, who complains about it, who wrote it; and the decision. */
export function CommentPanel({ comment, list, reason, mayEdit, onReason, onKeep, onHide }: CommentPanelProps) {
  const { id, user, text, subject, replyTo, reports, createdAt, hiddenReason } = comment;
  const [ban] = useBanCommenterMutation();
  const [remove] = useDeleteCommentMutation();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const mayDelete = usePermissions()('Pages.Comments.Delete');

  async function removeWhole(): Promise<void> {
    const isSure = await modal.confirm({
      title: '删除这条评论？',
      content: '对它的回复一起删除，不能恢复。只是不想让人看到时，用「隐藏」。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ id }).unwrap(), '已删除');
  }

  return (
    <section className={styles.panel} aria-label="评论的上下文和处理">
      <p className={styles.subject}>
        <span>
          {subjectTitles[subject.kind]}「{subject.title || '已不可见'}」
        </span>
        <Button size="small" href={`${subjectPaths[subject.kind]}?id=${subject.id}`} target="_blank" rel="noreferrer">
          看原页
        </Button>
      </p>
      {replyTo && (
        <blockquote className={styles.answered}>
          <b>{replyTo.nickName}</b> {replyTo.text}
        </blockquote>
      )}
      <div className={styles.comment}>
        <p className={styles.who}>
          <b>{user.nickName}</b>
          <small>{fullMoment(createdAt)}</small>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {hiddenReason && <p>已隐藏：{commentFaultWords[hiddenReason]}</p>}
      {reports.length > 0 && (
        <>
          <h3>举报理由</h3>
          <ul className={styles.reports}>
            {reports.map(({ nickName, reason: because, note }) => (
              <li key={nickName}>
                {commentFaultWords[because]} · {nickName}
                {note && `：「${note}」`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.minor}>
        {user.nickName}写过 {user.comments} 条，其中 {user.hidden} 条被隐藏
        {user.isBanned && <Tag color="error">禁言中</Tag>}
      </p>
      {mayEdit && (
        <>
          <div className={styles.decision}>
            {list !== 'visible' && (
              <Button type="primary" onClick={onKeep}>
                通过，留着
              </Button>
            )}
            {list !== 'hidden' && (
              <>
                <Button danger onClick={onHide}>
                  隐藏
                </Button>
                <Radio.Group
                  size="small"
                  aria-label="隐藏的理由"
                  value={reason}
                  options={commentFaults.map((value) => ({ value, label: commentFaultWords[value] }))}
                  onChange={({ target }) => {
                    const chosen = commentFaults.find((each) => each === target.value);
                    if (chosen) onReason(chosen);
                  }}
                />
              </>
            )}
          </div>
          <div className={styles.decision}>
            <span className={styles.minor}>禁言</span>
            {bans.map(({ days, label }) => (
              <Button
                key={label}
                size="small"
                onClick={() =>
                  void attempt(
                    () => ban({ userId: user.id, days, reason: commentFaultWords[reason] }).unwrap(),
                    `${user.nickName}已被禁言：${label}`,
                  )
                }
              >
                {label}
              </Button>
            ))}
            {mayDelete && (
              <Button size="small" type="text" danger onClick={() => void removeWhole()}>
                删除
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
