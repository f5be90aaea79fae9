import type { TripSeat } from '@tuyuan/contract/conference/transport-management.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import { Row } from '../../../shared/layout/row.tsx';
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
    <Row
      start={<b>{seatNo}</b>}
      title={name}
      text={
        boardedAt !== null && (
          <span className={styles.aboard}>
            <CircleCheck size={14} strokeWidth={2} aria-hidden />
            {wireClock(boardedAt)} 已上车
          </span>
        )
      }
      action={
        isChangeable && (
          <Button onClick={boardedAt === null ? onBoard : onUndo}>{boardedAt === null ? '上车' : '撤销'}</Button>
        )
      }
    />
  );
}
