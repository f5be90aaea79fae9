import { useDraggable } from '@dnd-kit/core';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import styles from './session-block.module.css';

interface SessionBlockProps {
  readonly session: DraftSession;
  /** Describes its position for screen readers. */
  readonly note: string;
  readonly style: CSSProperties;
  /** Spans all rooms. */
  readonly isBand: boolean;
  readonly mayEdit: boolean;
  readonly children: ReactNode;
  onOpen(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A session's block in the grid: dragged, resized at its lower edge, moved by arrow keys, opened by a click. */
export function SessionBlock({
  session,
  note,
  style,
  isBand,
  mayEdit,
  children,
  onOpen,
  onKeyDown,
}: SessionBlockProps) {
  const move = useDraggable({ id: `move:${session.id}`, disabled: !mayEdit });
  const stretch = useDraggable({ id: `stretch:${session.id}`, disabled: !mayEdit });
  return (
    <div className={classNames(styles.place, isBand && styles.band, move.isDragging && styles.away)} style={style}>
      <button
        ref={move.setNodeRef}
        type="button"
        className={classNames(styles.block, mayEdit && styles.movable)}
        {...(mayEdit && { 'aria-describedby': 'schedule-keys' })}
        data-session={session.id}
        {...move.listeners}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {children}
        <span className={cell.hidden}>{note}</span>
      </button>
      {mayEdit && <span ref={stretch.setNodeRef} className={styles.edge} {...stretch.listeners} aria-hidden />}
    </div>
  );
}
