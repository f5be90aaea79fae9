import { WarningFilled } from '@ant-design/icons';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import type { ScheduleColour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import colours from './schedule-colours.module.css';
import type { Problem } from './schedule-problems.ts';
import styles from './session-card.module.css';
import { addMinutes } from './wall-minutes.ts';

interface SessionCardProps {
  readonly session: DraftSession;
  readonly speakers: string;
  readonly colour: ScheduleColour;
  readonly problems: readonly Problem[];
  readonly isFloating?: boolean;
}

/** A session in the grid or while dragged. */
export function SessionCard({ session, speakers, colour, problems, isFloating = false }: SessionCardProps) {
  const { startTime, durationMinutes, title, seatLimit, published, isCancelled, isRemoved, diff } = session;
  const moved = published !== null && startTime !== null && published.startTime !== startTime;
  const chip = isRemoved ? '将去掉' : isCancelled ? '取消' : moved ? `原 ${published.startTime.slice(11, 16)}` : '';
  return (
    <div
      className={classNames(
        styles.card,
        colours[colour],
        problems.length > 0 && styles.faulty,
        (isCancelled || isRemoved) && styles.off,
        isFloating && styles.floating,
      )}
    >
      <div className={styles.head}>
        <span className={styles.time}>
          {startTime === null
            ? `${durationMinutes} 分`
            : `${startTime.slice(11, 16)}–${addMinutes(startTime, durationMinutes).slice(11, 16)}`}
        </span>
        {chip === '' ? (
          diff !== null && <span className={styles.chip}>未发布</span>
        ) : (
          <span className={styles.chip}>{chip}</span>
        )}
        {problems.length > 0 && <WarningFilled className={styles.sign} aria-hidden />}
      </div>
      <div className={styles.title}>{title}</div>
      <div className={styles.line}>{speakers}</div>
      {seatLimit !== null && (
        <div className={styles.line}>
          {published?.seatsTaken ?? 0}/{seatLimit}
          {(published?.waitlisted ?? 0) > 0 && ` · 候补 ${published?.waitlisted}`}
        </div>
      )}
    </div>
  );
}
