import { WifiOff } from 'lucide-react';
import { useOnline } from '../network/use-online.ts';
import styles from './offline-strip.module.css';

interface OfflineStripProps {
  readonly asOf?: Date | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** 09:12, and 11-20 09:12 on another day. */
function clock(at: Date): string {
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? time : `${two(at.getMonth() + 1)}-${two(at.getDate())} ${time}`;
}

/** Tells of a broken network, and of when what is shown was true. Nothing while the server answers. */
export function OfflineStrip({ asOf, subject = '内容', text }: OfflineStripProps) {
  const isOnline = useOnline();
  if (isOnline) return null;
  const words = asOf ? `没有网络，正在看 ${clock(asOf)} 的${subject}` : '没有网络，连上后再试';
  return (
    <div className={styles.strip} role="status">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden />
      {text ?? words}
    </div>
  );
}
