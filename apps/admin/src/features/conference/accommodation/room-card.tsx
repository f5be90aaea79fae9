import { EditOutlined } from '@ant-design/icons';
import type { StayGuest, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import styles from './rooming.module.css';
import { genderNames, nightsText, roomKindNames, stayStateWords } from './stay-words.ts';

interface RoomCardProps {
  readonly room: StayRoom;
  readonly plans: readonly StayPlan[];
  readonly guests: ReadonlyMap<number, StayGuest>;
  readonly chosen: StayGuest | undefined;
  /** Why the selected guest does not fit here; "" when they do. */
  readonly objection: string;
  readonly mayEdit: boolean;
  readonly onPut: (attendeeId: number) => void;
  readonly onOpen: (attendeeId: number) => void;
  readonly onEdit: () => void;
}

/** A room: its beds and guests. Guests are dropped here, or placed with the button while selected. */
export function RoomCard({ room, plans, guests, chosen, objection, mayEdit, onPut, onOpen, onEdit }: RoomCardProps) {
  const [isOver, setOver] = useState(false);
  const isHere = plans.some(({ attendeeId }) => attendeeId === chosen?.attendeeId);
  const isFull = objection === '已住满';
  const takes = chosen !== undefined && !isHere && !isFull;
  return (
    <li
      className={classNames(
        styles.room,
        takes && styles.takes,
        takes && objection !== '' && styles.doubtful,
        isOver && takes && styles.over,
      )}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const attendeeId = Number(event.dataTransfer.getData('text/plain'));
        if (Number.isInteger(attendeeId) && attendeeId > 0) onPut(attendeeId);
      }}
    >
      <div className={styles.roomHead}>
        <span className={styles.number}>{room.number}</span>
        <span className={styles.minor}>
          {[roomKindNames[room.kind], room.allowsSmoking && '可吸烟', room.note].filter(Boolean).join('，')}
        </span>
        <span className={styles.beds}>
          {plans.length} / {room.capacity}
        </span>
        {mayEdit && (
          <Button
            type="text"
            size="small"
            className={classNames(styles.edit)}
            icon={<EditOutlined />}
            aria-label={`编辑 ${room.number}`}
            onClick={onEdit}
          />
        )}
      </div>
      <ul className={styles.sleepers}>
        {plans.map((plan) => {
          const guest = guests.get(plan.attendeeId);
          if (!guest) return null;
          return (
            <li key={plan.id}>
              <button
                type="button"
                className={styles.sleeper}
                draggable={mayEdit}
                onDragStart={(event) => event.dataTransfer.setData('text/plain', String(plan.attendeeId))}
                onClick={() => onOpen(plan.attendeeId)}
              >
                <span className={styles.name}>
                  {guest.name} <span className={styles.minor}>{genderNames[guest.gender]}</span>
                </span>
                <span className={styles.minor}>{nightsText(plan)}</span>
                <StatusDot tone={stayStateWords[plan.state].tone}>{stayStateWords[plan.state].text}</StatusDot>
              </button>
            </li>
          );
        })}
      </ul>
      {takes && (
        <Button size="small" block onClick={() => onPut(chosen.attendeeId)}>
          {chosen.name}住这间{objection !== '' && `（${objection}）`}
        </Button>
      )}
    </li>
  );
}
