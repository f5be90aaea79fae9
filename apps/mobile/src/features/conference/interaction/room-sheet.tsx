import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import type { HallRoom } from './hall.ts';
import styles from './room-sheet.module.css';

interface RoomSheetProps {
  readonly rooms: readonly HallRoom[];
  readonly roomId: number;
  onClose(): void;
}

/** Lets the attendee choose a hall; the choice is in the address. */
export function RoomSheet({ rooms, roomId, onClose }: RoomSheetProps) {
  const [query, setQuery] = useSearchParams();
  function choose(id: number) {
    const next = new URLSearchParams(query);
    next.set('room', String(id));
    setQuery(next, { replace: true });
    onClose();
  }
  return (
    <Sheet title="在哪个会场" onClose={onClose}>
      <ul className={styles.list}>
        {rooms.map(({ id, name, isLive }) => (
          <li key={id}>
            <button type="button" className={styles.row} aria-pressed={id === roomId} onClick={() => choose(id)}>
              <span className={styles.name}>{name}</span>
              {isLive && <StateChip tone="brand">互动中</StateChip>}
              {id === roomId && <Check size={20} strokeWidth={2} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
