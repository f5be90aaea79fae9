import { PlusOutlined } from '@ant-design/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { colourOf, speakerNames, useEditedSchedule } from './edited-schedule.tsx';
import { matchesKeyword } from './match-session.ts';
import { unplaced } from './placed-sessions.ts';
import { ProblemList } from './problem-list.tsx';
import colours from './schedule-colours.module.css';
import styles from './side-tray.module.css';

interface SideTrayProps {
  readonly day: string;
  readonly keyword: string;
  onKeyword(keyword: string): void;
  onDay(day: string): void;
}

/** Unplaced sessions, to drag into the grid and back; below them, the conflicts. */
export function SideTray({ day, keyword, onKeyword, onDay }: SideTrayProps) {
  const { draft, sessions, mayEdit, open } = useEditedSchedule();
  const { setNodeRef, isOver } = useDroppable({ id: 'tray' });
  const waiting = unplaced(sessions);
  const shown = waiting.filter((session) => matchesKeyword(session, draft, keyword));
  return (
    <aside className={styles.side}>
      <section ref={setNodeRef} className={classNames(styles.tray, isOver && styles.over)} aria-label="还没排的场次">
        <div className={styles.head}>
          <h2 className={styles.title}>还没排 {waiting.length}</h2>
          {mayEdit && (
            <Button size="small" icon={<PlusOutlined />} onClick={() => open('new')}>
              新建
            </Button>
          )}
        </div>
        <KeywordInput value={keyword} placeholder="场次、讲者" onChange={onKeyword} />
        <ul className={styles.list}>
          {shown.map((session) => (
            <li key={session.id}>
              <TrayCard session={session} />
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className={styles.none}>
            {waiting.length > 0 ? '没有符合的场次' : mayEdit ? '都排好了。把场次拖到这里就放回来。' : '都排好了。'}
          </p>
        )}
      </section>
      <ProblemList day={day} onDay={onDay} />
    </aside>
  );
}

function TrayCard({ session }: { readonly session: DraftSession }) {
  const { draft, mayEdit, open } = useEditedSchedule();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `move:${session.id}`, disabled: !mayEdit });
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-session={session.id}
      className={classNames(styles.card, colours[colourOf(session, draft)], isDragging && styles.away)}
      {...listeners}
      onClick={() => open(session.id)}
    >
      <span className={styles.name}>{session.title}</span>
      <span className={styles.minor}>{speakerNames(session, draft) || '讲者未定'}</span>
      <span className={styles.minor}>
        {session.durationMinutes} 分{session.seatLimit !== null && ` · 限 ${session.seatLimit} 人`}
      </span>
    </button>
  );
}
