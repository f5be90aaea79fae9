import { useLazyPingQuery } from '@tuyuan/api-client/account/account.ts';
import { useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSession, useSessionState } from '../../../shared/site-session.tsx';
import styles from './pong.module.css';
import { useHubState } from './use-hub-state.ts';

interface Measured {
  /** Milliseconds, one per try. */
  readonly trips: readonly number[];
  readonly serverTime: string;
  readonly isLoggedIn: boolean;
}

const tries = 3;

const hubWords = {
  idle: '未连接',
  connecting: '正在连接…',
  live: '已连接',
  away: '已断开，正在重试…',
  refused: '服务器拒绝了连接',
};

/** Shows the site's state as seen from this browser: round trips, the session on both sides, versions. */
export function PongView() {
  const [ping] = useLazyPingQuery();
  const { data: system } = useGetSystemSettingQuery();
  const hub = useHubState();
  const { user } = useSessionState();
  const session = useSession();
  const [loginType, setLoginType] = useState<string>();
  const [measured, setMeasured] = useState<Measured | 'failed'>();
  const [isBusy, setBusy] = useState(false);

  async function measure(): Promise<void> {
    setBusy(true);
    try {
      const trips: number[] = [];
      let answer = { now: '', isLoggedIn: false };
      for (let i = 0; i < tries; i += 1) {
        const startedAt = performance.now();
        answer = await ping({ timestamp: Date.now() }).unwrap();
        trips.push(Math.round(performance.now() - startedAt));
      }
      setLoginType((await session.whenReady()).loginType);
      setMeasured({ trips, serverTime: answer.now, isLoggedIn: answer.isLoggedIn });
    } catch {
      setMeasured('failed');
    } finally {
      setBusy(false);
    }
  }
  const measureOnce = useRef(measure);
  useEffect(() => void measureOnce.current(), []);

  return (
    <section className={styles.card}>
      <h1 className={styles.title}>连接状态</h1>
      <p className={styles.state} role="status">
        {measured === undefined && '正在测量…'}
        {measured === 'failed' && '没有收到服务器的回应，请检查网络后再测一次。'}
        {typeof measured === 'object' && `服务器有回应，最快 ${Math.min(...measured.trips)} 毫秒`}
      </p>
      <dl className={styles.facts}>
        <dt>往返时间</dt>
        <dd>{typeof measured === 'object' ? `${measured.trips.join(' · ')} 毫秒` : '—'}</dd>
        <dt>服务器时间</dt>
        <dd>{typeof measured === 'object' ? formatDateTime(measured.serverTime) : '—'}</dd>
        <dt>本机登录</dt>
        <dd>{user ? `${user.nickName || user.userName}${loginType === 'app' ? '（App）' : ''}` : '未登录'}</dd>
        <dt>服务器认得</dt>
        <dd>{typeof measured === 'object' ? (measured.isLoggedIn ? '已登录' : '未登录') : '—'}</dd>
        <dt>实时消息</dt>
        <dd>{hubWords[hub]}</dd>
        <dt>版本</dt>
        <dd>{system?.version ?? '—'}</dd>
        {system?.isDebug && (
          <>
            <dt>调试</dt>
            <dd>已打开，正式使用时应关闭</dd>
          </>
        )}
        <dt>时区</dt>
        <dd>{system?.timeZone ?? '—'}</dd>
      </dl>
      <Button kind="primary" isBusy={isBusy} onClick={() => void measure()}>
        再测一次
      </Button>
    </section>
  );
}
