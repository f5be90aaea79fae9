import { BellOutlined, RightOutlined } from '@ant-design/icons';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Button, Drawer, Grid, Popover } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../../shared/failure-text.ts';
import { useWaiting } from '../../../shared/waiting/use-waiting.ts';
import { waitingWords } from '../../../shared/waiting/waiting-words.ts';
import { WaitingCount } from '../../../shared/waiting-count.tsx';
import styles from './work-bell.module.css';

/** The bell: how much work waits for this person, and where. */
export function WorkBell() {
  const { sum } = useWaiting();
  const [isOpen, setOpen] = useState(false);
  const isPhone = Grid.useBreakpoint().md === false;
  const list = <WorkList onLeave={() => setOpen(false)} />;
  const bell = (
    <Button
      type="text"
      className={styles.bell ?? ''}
      icon={<BellOutlined />}
      aria-label={sum === 0 ? '没有等着的工作' : `等着的工作 ${sum} 件`}
      aria-expanded={isOpen}
      data-waiting={sum > 0}
      {...(isPhone && { onClick: () => setOpen(true) })}
    >
      {sum > 0 && (
        <span className={styles.badge} aria-hidden="true">
          <WaitingCount count={sum} />
        </span>
      )}
    </Button>
  );
  if (isPhone)
    return (
      <>
        {bell}
        <Drawer
          open={isOpen}
          placement="bottom"
          closable={false}
          styles={{ body: { padding: 0 } }}
          onClose={() => setOpen(false)}
          aria-label="等着的工作"
        >
          {list}
        </Drawer>
      </>
    );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      styles={{ container: { padding: 0 } }}
      content={list}
    >
      {bell}
    </Popover>
  );
}

function WorkList({ onLeave }: { readonly onLeave: () => void }) {
  const { query, work, sum } = useWaiting();
  return (
    <section className={styles.list} aria-label="等着的工作">
      <h2 className={styles.head}>等着的工作 {sum > 0 && <span className={styles.sum}>{formatCount(sum)}</span>}</h2>
      {query.error !== undefined && query.data === undefined ? (
        <p className={styles.empty} role="alert">
          {failureText(query.error)}
          <Button size="small" onClick={() => void query.refetch()}>
            再试一次
          </Button>
        </p>
      ) : work.length === 0 ? (
        <p className={styles.empty}>{query.data ? '都做好了，没有等着你的。' : '正在数…'}</p>
      ) : (
        <ul className={styles.items}>
          {work.map(({ key, count, oldestAt }) => (
            <li key={key}>
              <Link to={waitingWords[key].to} className={styles.item} onClick={onLeave}>
                <span className={styles.words}>
                  {waitingWords[key].title}
                  {oldestAt !== null && (
                    <span className={styles.note}>最早 {formatRelativeTime(oldestAt, Date.now())}</span>
                  )}
                </span>
                <strong className={styles.count}>{formatCount(count)}</strong>
                <RightOutlined aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
