import {
  type Announcements,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { DayGrid } from './day-grid.tsx';
import { aimOf, placeByKey } from './drag-aim.ts';
import { colourOf, speakerNames, useEditedSchedule } from './edited-schedule.tsx';
import { hoursShown, layOut } from './grid-layout.ts';
import { KeyLine } from './key-line.tsx';
import { placeWords } from './place-words.ts';
import { isPlaced, placedOn } from './placed-sessions.ts';
import styles from './schedule-board.module.css';
import { type Place, problemsAt } from './schedule-problems.ts';
import { SessionCard } from './session-card.tsx';
import { SideTray } from './side-tray.tsx';

/** Screen reader announcements of where a session would go. */
const announcements: Announcements = {
  onDragStart: () => '拿起了',
  onDragOver: () => undefined,
  onDragEnd: () => '放下了',
  onDragCancel: () => '放回去了',
};

interface ScheduleBoardProps {
  readonly day: string;
  readonly keyword: string;
  onKeyword(keyword: string): void;
  onDay(day: string): void;
}

/** A day's rooms side by side with their sessions, and beside them the unplaced ones; sessions are moved by dragging or by keys. */
export function ScheduleBoard({ day, keyword, onKeyword, onDay }: ScheduleBoardProps) {
  const { draft, sessions, put, undo, mayEdit } = useEditedSchedule();
  const [dragged, setDragged] = useState<DraftSession>();
  const [aim, setAim] = useState<Place>();
  const [said, setSaid] = useState('');
  const [isStretching, setStretching] = useState(false);
  const [leftGrid, setLeftGrid] = useState<number>();
  const board = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  // A session removed from the grid by a key keeps the focus at its new place.
  useEffect(() => {
    if (leftGrid === undefined) return;
    board.current?.querySelector<HTMLElement>(`[data-session="${leftGrid}"]`)?.focus();
    setLeftGrid(undefined);
  }, [leftGrid]);
  const roomIds = draft.rooms.map(({ id }) => id);
  const blocks = layOut(day, placedOn(day, sessions), roomIds);
  const hours = hoursShown(blocks);
  const shown = { day, from: hours.from };

  function start({ active }: DragStartEvent): void {
    const [action, id] = String(active.id).split(':');
    setStretching(action === 'stretch');
    setDragged(sessions.find((session) => session.id === Number(id)));
  }

  function move(event: DragMoveEvent): void {
    if (!dragged) return;
    const next = aimOf(event, dragged, shown);
    const isSame =
      next?.startTime === aim?.startTime &&
      next?.roomId === aim?.roomId &&
      next?.durationMinutes === aim?.durationMinutes;
    if (!isSame) setAim(next);
  }

  function drop(): void {
    if (dragged && aim) put(dragged, aim);
    setDragged(undefined);
    setAim(undefined);
  }

  function press(event: KeyboardEvent, session: DraftSession): void {
    if (!mayEdit || event.altKey || event.metaKey || event.ctrlKey || !isPlaced(session)) return;
    const place = placeByKey(event, session, { day, roomIds });
    if (!place) return;
    event.preventDefault();
    put(session, place);
    if (place.startTime === null) setLeftGrid(session.id);
    setSaid(placeWords(place, draft, problemsAt(sessions, draft, session, place)));
  }

  const problems = dragged && aim ? problemsAt(sessions, draft, dragged, aim) : [];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={drop}
      onDragCancel={() => {
        setDragged(undefined);
        setAim(undefined);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key that works wherever the focus is; the button is in the head */}
      <div
        ref={board}
        className={styles.board}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
          if (event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          undo();
        }}
      >
        <SideTray day={day} keyword={keyword} onKeyword={onKeyword} onDay={onDay} />
        <DayGrid
          blocks={blocks}
          hours={hours}
          aim={dragged && aim && aim.startTime !== null ? { place: aim, problems } : undefined}
          day={day}
          stretchedId={isStretching ? dragged?.id : undefined}
          onPress={press}
        />
        {mayEdit && <KeyLine />}
        <span role="status" className={cell.hidden}>
          {said}
        </span>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && !isStretching && (
          <SessionCard
            session={dragged}
            speakers={speakerNames(dragged, draft)}
            colour={colourOf(dragged, draft)}
            problems={[]}
            isFloating
          />
        )}
      </DragOverlay>
    </DndContext>
  );
}
