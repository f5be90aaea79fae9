import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons';
import {
  useContinueRerenderingMutation,
  useGetRerenderingQuery,
  usePauseRerenderingMutation,
} from '@tuyuan/api-client/library/water-mark.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Modal, Progress, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './rerender-card.module.css';

const lookAgainMs = 2000;

/** How far the pictures have got that still have an old watermark; nothing while all have their own. */
export function RerenderCard({ mayEdit }: { readonly mayEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(true);
  const { data } = useGetRerenderingQuery(undefined, { pollingInterval: isRunning ? lookAgainMs : lookAgainMs * 10 });
  const [pause, pausing] = usePauseRerenderingMutation();
  const [goOn, continuing] = useContinueRerenderingMutation();
  const left = data ? data.total - data.done : 0;
  if (data && isRunning !== left > 0) setRunning(left > 0);
  if (!data || left === 0) return null;
  const { isPaused, done, total, rate, secondsLeft, failedCount, failures } = data;
  const isStuck = left === failedCount;
  return (
    <section className={styles.card} aria-label="换水印的进度">
      <header className={styles.head}>
        <h2 className={styles.title}>{isStuck ? '有图没换成' : isPaused ? '换水印已暂停' : '正在换成新水印'}</h2>
        <Tag color="success">旧水印已停发</Tag>
        <span className={styles.note}>没轮到的图有人看就先做，所以没有旧图流出</span>
        {mayEdit && (
          <Button
            className={styles.command ?? ''}
            icon={isPaused || isStuck ? <CaretRightOutlined /> : <PauseOutlined />}
            loading={pausing.isLoading || continuing.isLoading}
            onClick={() => void (isPaused || isStuck ? goOn({}) : pause({}))}
          >
            {isStuck ? '再试一次' : isPaused ? '继续' : '暂停'}
          </Button>
        )}
      </header>
      <Progress
        percent={(done / total) * 100}
        showInfo={false}
        aria-label="换水印的进度"
        {...(isPaused && { strokeColor: 'var(--text-faint)' })}
      />
      <p className={styles.figures} role="status">
        {formatCount(done)} / {formatCount(total)} 张
        {!isPaused && rate !== null && rate > 0 && ` · 每秒 ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} 张`}
        {secondsLeft !== null && !isStuck && ` · 还要约 ${spanText(secondsLeft)}`}
        <span className={styles.failed}>
          {failedCount > 0 && (
            <>
              失败 {formatCount(failedCount)} 张{' '}
              <Button type="link" size="small" onClick={() => setOpen(true)}>
                看原因
              </Button>
            </>
          )}
          服务器忙时自动让路
        </span>
      </p>
      <Modal
        open={isOpen}
        title={`没换成的 ${formatCount(failedCount)} 张`}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <p className={styles.note}>这些图只以不带水印的小图显示，直到换成为止。</p>
        <ul className={styles.failures}>
          {failures.map(({ id, no, title, reason }) => (
            <li key={id}>
              <Link to={`${paths.images}?keyword=${encodeURIComponent(no)}`}>{title}</Link>
              <span className={styles.note}>
                {no} · {reason}
              </span>
            </li>
          ))}
        </ul>
      </Modal>
    </section>
  );
}

function spanText(seconds: number): string {
  if (seconds < 90) return `${seconds} 秒`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} 分` : `${(seconds / 3600).toFixed(1)} 小时`;
}
