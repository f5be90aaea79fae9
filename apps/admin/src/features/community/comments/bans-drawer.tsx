import { useGetCommentBansQuery, useUnbanCommenterMutation } from '@tuyuan/api-client/community/comment-management.ts';
import { Button, Drawer, Skeleton } from 'antd';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import styles from './comment-desk.module.css';

interface BansDrawerProps {
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** Who may not comment now. */
export function BansDrawer({ mayEdit, onClose }: BansDrawerProps) {
  const { data, error, refetch } = useGetCommentBansQuery({ maxResultCount: 100 }, { refetchOnMountOrArgChange: true });
  const [unban] = useUnbanCommenterMutation();
  const attempt = useAttempt();
  return (
    <Drawer open size={480} title="被禁言的人" onClose={onClose}>
      {error !== undefined && !data ? (
        <NotLoaded noun="名单" error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active />
      ) : data.items.length === 0 ? (
        <p className={styles.minor}>没有人被禁言。</p>
      ) : (
        <ul className={styles.reports}>
          {data.items.map(({ id, nickName, until, reason }) => (
            <li key={id} className={styles.subject}>
              <span>
                <b>{nickName}</b> {until === null ? '一直' : `到 ${fullMoment(until)}`}
                <br />
                <span className={styles.minor}>{reason || '没有写原因'}</span>
              </span>
              {mayEdit && (
                <Button size="small" onClick={() => void attempt(() => unban({ userId: id }).unwrap(), '已恢复发表')}>
                  解除
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
