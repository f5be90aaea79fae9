import { formatCount } from '@tuyuan/format/count.ts';
import { ChevronDown, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Hall, HallRoom } from './hall.ts';
import styles from './hall-head.module.css';

const RoomSheet = lazy(async () => ({ default: (await import('./room-sheet.tsx')).RoomSheet }));

interface HallHeadProps {
  readonly hall: Hall;
  readonly room: HallRoom;
  readonly present: number;
}

const words = { ready: '等待主持人', open: '互动中', locked: '已锁定', revealed: '已公布' } as const;

/** Shows the hall, its connection state and the number of people present. */
export function HallHead({ hall, room, present }: HallHeadProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const state = hall.stage?.state ?? 'ready';
  return (
    <div className={styles.head}>
      <span className={styles.state} data-state={state} role="status">
        {words[state]}
      </span>
      {hall.rooms.length > 1 ? (
        <button type="button" className={styles.room} onClick={() => setIsChoosing(true)}>
          <span className={styles.name}>{room.name}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-label="换一个会场" />
        </button>
      ) : (
        <b className={styles.name}>{room.name}</b>
      )}
      {present > 0 && (
        <span className={styles.present}>
          <Users size={16} strokeWidth={1.75} aria-hidden />
          {formatCount(present)} 人在线
        </span>
      )}
      {isChoosing && (
        <Suspense>
          <RoomSheet rooms={hall.rooms} roomId={room.id} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
