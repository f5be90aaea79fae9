import { toleratedClockErrorMs } from '@tuyuan/format/check-in/ticket-pass.ts';
import { Clock } from 'lucide-react';
import { clockLag } from '../../../shared/clock/server-clock.ts';
import styles from './ticket.module.css';

function span(milliseconds: number): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 59 ? `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分` : `${minutes} 分 ${seconds % 60} 秒`;
}

/** Warns that the phone's clock is wrong while this can still be corrected: once offline, it would show codes of another time. */
export function ClockStrip() {
  const lag = clockLag();
  if (Math.abs(lag) <= toleratedClockErrorMs) return null;
  return (
    <div className={styles.clock} role="alert">
      <Clock size={18} strokeWidth={1.75} aria-hidden />
      手机时间{lag > 0 ? '慢' : '快'}了 {span(lag)}，入场码已按会场时间校正。请在系统设置里打开自动对时。
    </div>
  );
}
