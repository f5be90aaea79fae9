import { useEffect, useState } from 'react';
import styles from './hall-screen.module.css';

interface ScreenHeadProps {
  readonly title: string;
  readonly room: string;
  /** The connection is lost: what is shown may be old. */
  readonly isAway: boolean;
}

const clock = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });

export function ScreenHead({ title, room, isAway }: ScreenHeadProps) {
  const [now, setNow] = useState(() => clock.format(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.format(new Date())), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.room}>{room}</span>
      {isAway && (
        <span className={styles.away} role="status">
          正在重连
        </span>
      )}
      <time className={styles.clock}>{now}</time>
    </header>
  );
}
