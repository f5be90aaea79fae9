import type { OwnTrip } from '@tuyuan/contract/conference/transport.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import styles from './code-sheet.module.css';

interface CodeSheetProps {
  readonly trip: OwnTrip;
  onClose(): void;
}

/** Shows the boarding code, large enough for a door scanner. Works offline. */
export function CodeSheet({ trip, onClose }: CodeSheetProps) {
  const { name, plate, seat } = trip;
  if (!seat) return null;
  return (
    <Sheet title="上车码" onClose={onClose}>
      <div className={styles.box}>
        <QrCode text={seat.code} size={264} label={`${name} 上车码`} />
      </div>
      <p className={styles.words}>
        <b>{plate || name}</b>
        <span>座位 {seat.seatNo}</span>
      </p>
    </Sheet>
  );
}
