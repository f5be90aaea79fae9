import type { StayGuest, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import styles from './rooming.module.css';
import { guestFacts, stayStateWords } from './stay-words.ts';

interface GuestRowProps {
  readonly guest: StayGuest;
  readonly plan?: StayPlan | undefined;
  readonly room?: StayRoom | undefined;
  readonly isChosen: boolean;
  readonly mayEdit: boolean;
  readonly onChoose: (guest: StayGuest | undefined) => void;
  readonly onOpen: (guest: StayGuest) => void;
}

/** A guest to drag to a room, or to select here and place with the room's button. */
export function GuestRow({ guest, plan, room, isChosen, mayEdit, onChoose, onOpen }: GuestRowProps) {
  return (
    <li
      className={classNames(styles.guest, isChosen && styles.chosen)}
      draggable={mayEdit}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(guest.attendeeId));
        event.dataTransfer.effectAllowed = 'move';
        onChoose(guest);
      }}
      onDragEnd={() => onChoose(undefined)}
    >
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isChosen}
        disabled={!mayEdit}
        onClick={() => onChoose(isChosen ? undefined : guest)}
      >
        <span className={styles.name}>{guest.name}</span>
        <span className={styles.minor}>{[guestFacts(guest), guest.company].filter(Boolean).join('，')}</span>
        {guest.wish?.note && <span className={styles.minor}>“{guest.wish.note}”</span>}
        {plan && room && (
          <StatusDot tone={stayStateWords[plan.state].tone}>
            {room.number}，{stayStateWords[plan.state].text}
          </StatusDot>
        )}
      </button>
      <Button type="text" size="small" aria-label={`${guest.name}的住宿详情`} onClick={() => onOpen(guest)}>
        详情
      </Button>
    </li>
  );
}
