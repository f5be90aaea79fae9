import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import styles from './admitted-moment.module.css';

export interface Admitted {
  readonly name: string;
  /** Gate or sign point. */
  readonly place: string;
  /** Wire time. */
  readonly at: string;
}

const shownMs = 5000;

interface AdmittedMomentProps {
  readonly admitted: Admitted;
  onClose(): void;
}

/** The moment the door has let the ticket in: green over everything, gone by itself or at a tap. */
export function AdmittedMoment({ admitted: { name, place, at }, onClose }: AdmittedMomentProps) {
  useEffect(() => {
    if ('vibrate' in navigator) navigator.vibrate(120);
    const closing = setTimeout(onClose, shownMs);
    return () => clearTimeout(closing);
  }, [onClose]);
  return (
    // The status is around the button: inside it, its words would not be the button's name.
    <div role="status">
      <button type="button" className={styles.moment} onClick={onClose}>
        <span className={styles.words}>
          <CircleCheck size={112} strokeWidth={1.5} aria-hidden />
          <b className={styles.verdict}>已入场</b>
          <span className={styles.name}>{name}</span>
          <span className={styles.place}>
            {place} {wireClock(at)}
          </span>
        </span>
        <span className={styles.hint}>点一下收起</span>
      </button>
    </div>
  );
}
