import type { RegistrationCurve } from '@tuyuan/contract/conference/conference-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import styles from './registration-figures.module.css';

interface RegistrationFiguresProps {
  readonly curve: RegistrationCurve;
  /** Null without limit, undefined without ticket types. */
  readonly placesLeft: number | null | undefined;
}

/** How many have a ticket or wait for one, how many of them are new today, and the places left. */
export function RegistrationFigures({ curve, placesLeft }: RegistrationFiguresProps) {
  const figures = [
    { title: '已出票', ...curve.ticketed },
    { title: '待审', ...curve.applied },
    { title: '候补', ...curve.waitlisted },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ title, total, today }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.value}>{formatCount(total)}</dd>
          {today > 0 && <dd className={styles.today}>今天 +{formatCount(today)}</dd>}
        </div>
      ))}
      {placesLeft !== undefined && (
        <div>
          <dt>余额</dt>
          <dd className={styles.value}>{placesLeft === null ? '不限' : formatCount(placesLeft)}</dd>
        </div>
      )}
    </dl>
  );
}
