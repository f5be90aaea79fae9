import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  NotificationOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { useGetSignPointsQuery } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router-dom';
import { deviceState } from '../../../shared/check-in/device-words.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './command-head.module.css';
import { useTickingClock } from './use-ticking-clock.ts';

const staleSeconds = 45;

interface CommandHeadProps {
  readonly screen: CommandScreen;
  /** When the answer arrived, by the local clock. */
  readonly heardAt: number;
  readonly isWall: boolean;
  readonly isLive: boolean;
  readonly post: number | undefined;
  readonly onWall: (isWall: boolean, post?: number) => void;
}

/** The clock, the phones' status, and shortcuts to actions. */
export function CommandHead({ screen, heardAt, isWall, isLive, post, onWall }: CommandHeadProps) {
  const { time, age } = useTickingClock(screen.now, heardAt);
  const { data } = useGetSignPointsQuery({ conferenceId: screen.conference.id });
  const { devices, conference } = screen;
  const mayOpen = useMayOpen();
  const notices = conferencePath(conference.id, 'notices');
  const away = devices.filter((device) => deviceState(device).tone === 'error');
  const waiting = devices.reduce((sum, { queueDepth }) => sum + queueDepth, 0);
  const latencies = devices.flatMap(({ latencyMs }) => latencyMs ?? []);
  const point = data?.items.find(({ id }) => id === post);
  const posts = [
    { key: '0', label: '整个会场' },
    ...(data?.items ?? []).filter(({ isActive }) => isActive).map(({ id, name }) => ({ key: String(id), label: name })),
  ];
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{isWall ? (point?.name ?? conference.title) : '指挥台'}</h2>
      <time className={styles.clock}>{time}</time>
      <span className={styles.facts}>
        {devices.length > away.length && <StatusDot tone="success">{devices.length - away.length} 台在线</StatusDot>}
        {away.length > 0 && <StatusDot tone="error">{away.length} 台离线</StatusDot>}
        {waiting > 0 && <span className={styles.bad}>积压 {waiting}</span>}
        {latencies.length > 0 && <span>最慢 {Math.max(...latencies)} ms</span>}
        {age > staleSeconds ? (
          <StatusDot tone="warning">数据停在 {age} 秒前</StatusDot>
        ) : (
          <span>{isLive ? '实时' : '每 15 秒更新'}</span>
        )}
      </span>
      <span className={styles.acts}>
        {isWall ? (
          <Button icon={<FullscreenExitOutlined />} aria-label="退出大屏" onClick={() => onWall(false)} />
        ) : (
          <>
            <Dropdown
              trigger={['click']}
              menu={{
                items: posts,
                onClick: ({ key }) => onWall(true, key === '0' ? undefined : Number(key)),
              }}
            >
              <Button icon={<FullscreenOutlined />}>
                大屏 <KeyHint keys={['F']} />
              </Button>
            </Dropdown>
            <Link to={conferencePath(conference.id, 'rehearsal')}>
              <Button icon={<ThunderboltOutlined />}>演练</Button>
            </Link>
            {mayOpen(notices) && (
              <Link to={notices}>
                <Button type="primary" icon={<NotificationOutlined />}>
                  发通知
                </Button>
              </Link>
            )}
          </>
        )}
      </span>
    </header>
  );
}
