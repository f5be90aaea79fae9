import { useDroppable } from '@dnd-kit/core';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { ColourSquare } from './colour-square.tsx';
import styles from './day-grid.module.css';
import { pxPerMinute } from './drag-aim.ts';
import { colourOf, sessionNote, speakerNames, useEditedSchedule } from './edited-schedule.tsx';
import type { GridBlock } from './grid-layout.ts';
import { fitWords } from './place-words.ts';
import type { Place, Problem } from './schedule-problems.ts';
import { SessionBlock } from './session-block.tsx';
import { SessionCard } from './session-card.tsx';
import { clockSpan, minutesOn } from './wall-minutes.ts';

interface DayGridProps {
  readonly day: string;
  readonly blocks: readonly GridBlock[];
  readonly hours: { readonly from: number; readonly until: number };
  /** Where the dragged session would be placed. */
  readonly aim: { readonly place: Place; readonly problems: readonly Problem[] } | undefined;
  /** The session whose lower edge is being dragged. */
  readonly stretchedId: number | undefined;
  onPress(event: KeyboardEvent, session: DraftSession): void;
}

/** Rooms side by side, the hours down the left; both ways it scrolls under its heads. */
export function DayGrid({ day, blocks, hours, aim, stretchedId, onPress }: DayGridProps) {
  const { draft, problems, mayEdit, open } = useEditedSchedule();
  const columnCount = Math.max(1, draft.rooms.length);
  const marks = Array.from({ length: (hours.until - hours.from) / 60 + 1 }, (_, index) => hours.from + index * 60);
  const top = (minutes: number) => (minutes - hours.from) * pxPerMinute;
  const boxOf = (column: number, start: number, end: number, lane = 0, laneCount = 1): CSSProperties => {
    const width = column === -1 ? 100 : 100 / columnCount / laneCount;
    const left = column === -1 ? 0 : (column * 100) / columnCount + lane * width;
    return { top: top(start), height: (end - start) * pxPerMinute, left: `${left}%`, width: `${width}%` };
  };
  const stretchedTo = (id: number) => (id === stretchedId ? aim?.place.durationMinutes : undefined);
  return (
    <section className={styles.scroller} aria-label={`${day} 的场次`}>
      <div className={styles.grid} style={{ '--columns': columnCount }}>
        <div className={styles.heads}>
          <span className={styles.corner} />
          {draft.rooms.map(({ id, name, place, capacity, colour }) => (
            <div key={id} className={styles.head}>
              <div className={styles.room}>
                <ColourSquare colour={colour} />
                <span>{name}</span>
              </div>
              <div className={styles.minor}>{capacity === null ? place || '不限人数' : `${capacity} 座`}</div>
            </div>
          ))}
          {draft.rooms.length === 0 && <div className={styles.head}>还没有会场</div>}
        </div>
        <div className={styles.body} style={{ height: top(hours.until) }}>
          <div className={styles.hours} aria-hidden>
            {marks.slice(0, -1).map((mark) => (
              <span key={mark} className={styles.hour} style={{ top: top(mark) }}>
                {String(Math.floor(mark / 60) % 24).padStart(2, '0')}:00
              </span>
            ))}
          </div>
          <div className={styles.sessions}>
            {marks.map((mark) => (
              <span key={mark} className={styles.line} style={{ top: top(mark) }} />
            ))}
            {(draft.rooms.length === 0 ? [0] : draft.rooms.map(({ id }) => id)).map((id) => (
              <Column key={id} id={id} />
            ))}
            {blocks.map(({ session, start, end, column, lane, laneCount }) => {
              const own = problems.filter(({ ids }) => ids.includes(session.id));
              const until = start + (stretchedTo(session.id) ?? end - start);
              const shown = { ...session, durationMinutes: until - start };
              return (
                <SessionBlock
                  key={session.id}
                  session={session}
                  note={sessionNote(session, draft, own)}
                  isBand={column === -1}
                  style={boxOf(column, start, until, lane, laneCount)}
                  mayEdit={mayEdit}
                  onOpen={() => open(session.id)}
                  onKeyDown={(event) => onPress(event, session)}
                >
                  <SessionCard
                    session={shown}
                    speakers={speakerNames(session, draft)}
                    colour={colourOf(session, draft)}
                    problems={own}
                  />
                </SessionBlock>
              );
            })}
            {aim && stretchedId === undefined && <Ghost aim={aim} box={boxOfPlace(aim.place)} />}
          </div>
        </div>
      </div>
    </section>
  );

  function boxOfPlace({ roomId, startTime, durationMinutes }: Place): CSSProperties {
    const start = startTime === null ? 0 : minutesOn(day, startTime);
    const column = roomId === null ? -1 : draft.rooms.findIndex(({ id }) => id === roomId);
    return boxOf(column, start, start + durationMinutes);
  }
}

/** A room's full-height drop area: a session dropped on it moves to that room. */
function Column({ id }: { readonly id: number }) {
  const { setNodeRef } = useDroppable({ id: `room:${id}` });
  return <div ref={setNodeRef} className={styles.column} />;
}

interface GhostProps {
  readonly aim: { readonly place: Place; readonly problems: readonly Problem[] };
  readonly box: CSSProperties;
}

/** Preview of the dragged session's place, and whether it fits. */
function Ghost({ aim: { place, problems }, box }: GhostProps) {
  return (
    <div className={classNames(styles.ghost, problems.length > 0 && styles.unfit)} style={box} aria-hidden>
      <strong>放到 {place.startTime !== null && clockSpan(place.startTime, place.durationMinutes)}</strong>
      <span>{fitWords(problems)}</span>
    </div>
  );
}
