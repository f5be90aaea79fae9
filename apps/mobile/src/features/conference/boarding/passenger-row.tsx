import type { TripSeat } from '@tuyuan/contract/conference/transport-management.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CircleCheck } from 'lucide-react';
import { ActionButton } from '../../../shared/layout/action-button.tsx';
import styles from './boarding.module.css';

interface PassengerRowProps {
  readonly seat: TripSeat;
  readonly isChangeable: boolean;
  onBoard(): unknown;
  onUndo(): unknown;
}

export function PassengerRow({ seat, isChangeable, onBoard, onUndo }: PassengerRowProps) {
  const { name, seatNo, boardedAt } = seat;
  return (
    <li className={styles.row}>
      <b className={styles.seat}>{seatNo}</b>
      <span className={styles.words}>
        {name}
        {boardedAt !== null && (
          <small className={styles.aboard}>
            <CircleCheck size={14} strokeWidth={2} aria-hidden />
            {wireClock(boardedAt)} 已上车
          </small>
        )}
      </span>
      {isChangeable && (
        <span className={styles.action}>
          <ActionButton onClick={boardedAt === null ? onBoard : onUndo}>
            {boardedAt === null ? '上车' : '撤销'}
          </ActionButton>
        </span>
      )}
    </li>
  );
}
