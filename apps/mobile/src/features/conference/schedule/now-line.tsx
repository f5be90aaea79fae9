import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './now-line.module.css';

interface NowLineProps {
  /** `9:41`. */
  readonly clock: string;
}

/** Marks the current time; when out of sight, a pill scrolls back to it. */
export function NowLine({ clock }: NowLineProps) {
  const line = useRef<HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <li ref={line} className={styles.line} aria-label={`现在 ${clock}`}>
        <span className={styles.clock}>{clock}</span>
      </li>
      {!isSeen && (
        <li className={styles.pillPlace}>
          <button
            type="button"
            className={styles.pill}
            onClick={() => {
              const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
              line.current?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
            }}
          >
            <ArrowUp size={18} strokeWidth={2} aria-hidden />
            回到现在
          </button>
        </li>
      )}
    </>
  );
}
