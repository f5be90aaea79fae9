import { useState } from 'react';
import { ReasonChips } from '../../../shared/form/reason-chips.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import styles from './checker-sheets.module.css';
import { ScanRefused } from './scan-refused.ts';

interface UndoSheetProps {
  onUndo(reason: string): Promise<void>;
  onClose(): void;
}

const reasons = ['扫错人', '误扫', '本人未入场'];

/** Takes an admission back, with the reason. */
export function UndoSheet({ onUndo, onClose }: UndoSheetProps) {
  const [reason, setReason] = useState(reasons[0] ?? '');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function undo() {
    setIsBusy(true);
    try {
      await onUndo(reason);
      onClose();
    } catch (error) {
      if (!(error instanceof ScanRefused)) throw error;
      setFault(error.message);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Sheet
      title="撤销这次核验"
      onClose={onClose}
      bar={
        <Button isPrimary isDisabled={reason === ''} isBusy={isBusy} onClick={() => void undo()}>
          撤销
        </Button>
      }
    >
      <p className={styles.label}>原因</p>
      <ReasonChips reasons={reasons} value={reason} onChange={setReason} />
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </Sheet>
  );
}
