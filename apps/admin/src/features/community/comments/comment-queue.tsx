import type { ManagedComment } from '@tuyuan/contract/community/comment-management.ts';
import type { CommentList } from '@tuyuan/contract/community/comment-words.ts';
import { Button, Checkbox, Tag } from 'antd';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './comment-desk.module.css';

interface CommentQueueProps {
  readonly items: readonly ManagedComment[];
  readonly list: CommentList;
  readonly chosenId: number | undefined;
  readonly selection: Selection<ManagedComment>;
  readonly mayEdit: boolean;
  readonly onChoose: (id: number) => void;
  readonly onKeep: (rows: readonly ManagedComment[]) => void;
  readonly onHide: (rows: readonly ManagedComment[]) => void;
}

/** The comments of the list, with what is done with those that are ticked. */
export function CommentQueue(props: CommentQueueProps) {
  const { items, list, chosenId, selection, mayEdit, onChoose, onKeep, onHide } = props;
  const { rows } = selection;
  return (
    <div className={styles.queue}>
      {rows.length > 0 && (
        <div className={styles.bulk}>
          <span>已选 {rows.length} 条</span>
          {mayEdit && list !== 'visible' && (
            <Button size="small" onClick={() => onKeep(rows)}>
              通过
            </Button>
          )}
          {mayEdit && list !== 'hidden' && (
            <Button size="small" danger onClick={() => onHide(rows)}>
              隐藏
            </Button>
          )}
          <Button size="small" type="text" onClick={selection.clear}>
            取消
          </Button>
        </div>
      )}
      <ul aria-label="评论">
        {items.map((comment) => {
          const { id, user, text, state, reports, createdAt } = comment;
          return (
            <li key={id} className={styles.entry} data-chosen={id === chosenId || undefined}>
              <Checkbox
                aria-label={`选择${user.nickName}的评论`}
                checked={selection.has(id)}
                onChange={() => selection.toggle(comment)}
              />
              <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
                <span className={styles.who}>
                  <b>{user.nickName}</b>
                  <small>{shortMoment(createdAt)}</small>
                </span>
                <span className={styles.excerpt}>{text}</span>
                {reports.length > 0 && <Tag color="error">举报 {reports.length}</Tag>}
                {state === 'pending' && <Tag color="warning">先审后发</Tag>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
