import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { CircleAlert, WifiOff } from 'lucide-react';
import { conferenceDaysBetween } from '../clock/conference-day.ts';
import { clockLag, serverNow } from '../clock/server-clock.ts';
import { useOnline } from '../network/use-online.ts';
import styles from './offline-strip.module.css';

interface OfflineStripProps {
  readonly asOf?: Date | undefined;
  readonly subject?: string | undefined;
  /** In place of its words for a broken network. */
  readonly text?: string | undefined;
  /** Whether the server answered the last call with an error. */
  readonly hasFailed?: boolean;
  readonly onRetry?: (() => unknown) | undefined;
}

/** 09:12, and 11/20 09:12 on another day, by the clock that the page's other times go by; `at` is by the phone's. */
function clock(at: Date): string {
  const wire = toWireDate(new Date(at.getTime() + clockLag()));
  const isToday = conferenceDaysBetween(wire, toWireDate(new Date(serverNow()))) === 0;
  return isToday ? wireClock(wire) : `${wireShortDay(wire)} ${wireClock(wire)}`;
}

/** Warns that the phone is offline or the server failed, and says how old the shown data is. Renders nothing while the server answers. */
export function OfflineStrip({ asOf, subject = '内容', text, hasFailed = false, onRetry }: OfflineStripProps) {
  const isOnline = useOnline();
  const shown = asOf && `正在看 ${clock(asOf)} 的${subject}`;
  if (!isOnline)
    return (
      <div className={styles.strip} role="status">
        <WifiOff size={18} strokeWidth={1.75} aria-hidden />
        {text ?? (shown ? `没有网络，${shown}` : '没有网络，连上后再试')}
      </div>
    );
  // Without earlier data the page shows the failure itself.
  if (!hasFailed || !shown) return null;
  return (
    <div className={styles.strip} role="status">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.words}>没有刷新成功，{shown}</span>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={() => void onRetry()}>
          再试
        </button>
      )}
    </div>
  );
}
