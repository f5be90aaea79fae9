import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type { CSSProperties } from 'react';
import { momentOf } from './agenda-state.ts';
import styles from './session-card.module.css';
import { sessionWord } from './session-word.ts';

const maxPortraits = 2;

interface SessionCardProps {
  readonly session: ScheduleSession;
  readonly now: string | undefined;
  /** Whether the address names it. */
  readonly isWanted: boolean;
  /** Also in a hall's column, whose head says the place. */
  readonly hasPlace?: boolean;
  readonly style?: CSSProperties;
  onOpen(session: ScheduleSession): void;
}

/** A session: time, track, title, speakers with portraits, and the one word that matters now. Pressing it opens the rest. */
export function SessionCard({ session, now, isWanted, hasPlace = false, style, onOpen }: SessionCardProps) {
  const { id, title, startTime, endTime, state, room, track, speakers } = session;
  const moment = momentOf(session, now);
  const word = sessionWord(session, moment);
  return (
    <button
      type="button"
      className={classNames(
        styles.card,
        moment === 'now' && state === 'on' && styles.now,
        moment === 'past' && styles.past,
        isWanted && styles.wanted,
      )}
      style={style}
      data-colour={track?.colour ?? room?.colour ?? 'grey'}
      data-session={id}
      data-now={moment === 'now' ? '' : undefined}
      onClick={() => onOpen(session)}
    >
      <span className={styles.time}>
        {wireClock(startTime)}–{wireClock(endTime)}
        {[hasPlace && room?.name, track?.name].filter(Boolean).map((text) => (
          <span key={String(text)}> · {text}</span>
        ))}
      </span>
      <strong className={classNames(styles.title, state === 'cancelled' && styles.off)}>{title}</strong>
      {(speakers.length > 0 || word) && (
        <span className={styles.foot}>
          {speakers.slice(0, maxPortraits).map(({ id: speakerId, name, photo }) => (
            <Avatar key={speakerId} name={name} src={resourceUrl(photo)} size={24} />
          ))}
          <span className={styles.names}>{speakers.map(({ name }) => name).join('、')}</span>
          {word && <span className={classNames(styles.word, styles[word.tone])}>{word.text}</span>}
        </span>
      )}
    </button>
  );
}
