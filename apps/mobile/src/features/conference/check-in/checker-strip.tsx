import { laneRange } from '@tuyuan/format/check-in/lanes.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { CircleX, CloudAlert, CloudUpload, Gauge, Info, RefreshCw, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { loginPath } from '../../../shared/meeting/login-path.ts';
import { paths } from '../../../shared/paths.ts';
import styles from './checker-screen.module.css';
import { type CheckerState, waiting } from './checker-state.ts';

const clock = (at: number) => formatDateTime(at).slice(11, 16);

/** Whether the phone may still check, network status, how current the roster is, and the tickets this phone is responsible for offline. */
export function CheckerStrip({ state }: { readonly state: CheckerState }) {
  const { network, rosterAsOf, queue, stopped, stand, station, fault, limit } = state;
  const pending = waiting(queue).length;
  if (fault !== undefined) {
    return (
      <div className={styles.ended} role="alert">
        <CircleX size={18} strokeWidth={1.75} aria-hidden />
        <span>
          {fault}
          {pending > 0 && `待传 ${pending} 条留在本机。`}
        </span>
        <Link to={loginPath(station?.conferenceId ?? 0, paths.checker)}>重新登录</Link>
      </div>
    );
  }
  if (limit !== undefined)
    return network === 'offline' ? (
      <div className={styles.offline} role="status">
        <WifiOff size={18} strokeWidth={1.75} aria-hidden />
        没有网络，这台手机现在不能核验
      </div>
    ) : (
      <div className={styles.quiet} role="status">
        <Info size={18} strokeWidth={1.75} aria-hidden />
        {limit}
      </div>
    );
  const point = station?.points.find(({ id }) => id === stand?.pointId);
  if (network === 'offline') {
    const lane = point && stand?.lane != null ? laneRange(point.lanes, stand.lane) : undefined;
    return (
      <>
        <div className={styles.offline} role="status">
          <WifiOff size={18} strokeWidth={1.75} aria-hidden />
          <span>
            断网核验中
            {rosterAsOf === undefined ? '，本机没有名单' : `，名单截至 ${clock(rosterAsOf)}`}
          </span>
          <b>待传 {pending}</b>
        </div>
        <p className={styles.lane}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {lane ? `本机号段 ${lane.from}–${lane.to}，其他号段需组长点放` : '本机没有号段，每张票都需组长点放'}
        </p>
      </>
    );
  }
  if (stopped !== undefined && pending > 0)
    return (
      <div className={styles.quiet} role="status">
        <CloudAlert size={18} strokeWidth={1.75} aria-hidden />
        <span>上传没有成功，稍后自动再试。{stopped}</span>
        <b>待传 {pending}</b>
      </div>
    );
  if (network === 'syncing')
    return (
      <div className={styles.quiet} role="status">
        <CloudUpload size={18} strokeWidth={1.75} aria-hidden />
        网络已恢复，正在上传
        <b>待传 {pending}</b>
      </div>
    );
  if (network === 'degraded')
    return (
      <div className={styles.quiet} role="status">
        <Gauge size={18} strokeWidth={1.75} aria-hidden />
        网络较慢，超过 3.5 秒没有回应会改为断网核验
      </div>
    );
  return null;
}
