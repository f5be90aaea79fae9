import { CircleAlert, WifiOff } from 'lucide-react';
import { useOnline } from '../network/use-online.ts';
import styles from './offline-strip.module.css';

interface OfflineStripProps {
  readonly asOf?: Date | undefined;
  readonly subject?: string | undefined;
  /** In place of its words for a broken network. */
  readonly text?: string | undefined;
  /** Whether the server answered the last call with a fault. */
  readonly hasFailed?: boolean;
  readonly onRetry?: (() => unknown) | undefined;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** 09:12, and 11/20 09:12 on another day. */
function clock(at: Date): string {
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? time : `${at.getMonth() + 1}/${at.getDate()} ${time}`;
}

/** Tells of a broken network, or of a server that failed, and of when what is shown was true. Nothing while the server answers. */
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
  // Without anything from before, the page tells of the failure itself.
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
