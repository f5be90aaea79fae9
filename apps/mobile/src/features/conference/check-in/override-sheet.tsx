import { reasonWords } from '@tuyuan/format/check-in/scan-words.ts';
import { useState } from 'react';
import { ReasonChips } from '../../../shared/form/reason-chips.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import styles from './checker-sheets.module.css';
import type { ScanCard, ScanWish } from './checker-types.ts';

interface OverrideSheetProps {
  readonly card: ScanCard;
  readonly fault: string | undefined;
  onScan(wish: ScanWish): Promise<void>;
  onClose(): void;
}

const reasons = ['补打胸卡', '同行家属', '会务通知放行'];
const pinLength = 6;

/** A supervisor admits an attendee the rules refuse; the office sees who did so and why. */
export function OverrideSheet({ card, fault, onScan, onClose }: OverrideSheetProps) {
  const [pin, setPin] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { person, text } = card;
  async function submit() {
    setIsBusy(true);
    await onScan(text === undefined ? { attendeeId: person?.attendeeId ?? 0, pin, note } : { text, pin, note });
    setIsBusy(false);
    setPin('');
  }
  return (
    <Sheet
      title={card.reason === 'provisional' ? '临时放行' : '组长放行'}
      onClose={onClose}
      bar={
        <Button
          isPrimary
          isDisabled={pin.length !== pinLength || note === ''}
          isBusy={isBusy}
          onClick={() => void submit()}
        >
          放行
        </Button>
      }
    >
      <p className={styles.text}>
        {person?.name} {reasonWords(card.reason, card.broken)}。放行会记到组长名下，并报会务。
      </p>
      <label className={styles.label} htmlFor="checker-pin">
        组长授权码
      </label>
      <input
        id="checker-pin"
        className={styles.code}
        value={pin}
        onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, '').slice(0, pinLength))}
        inputMode="numeric"
        type="password"
        autoComplete="one-time-code"
        aria-describedby="checker-pin-fault"
        // biome-ignore lint/a11y/noAutofocus: the sheet is opened to type into it.
        autoFocus
      />
      <p id="checker-pin-fault" className={styles.fault} role="alert">
        {fault}
      </p>
      <p className={styles.label}>原因</p>
      <ReasonChips reasons={reasons} value={note} onChange={setNote} />
    </Sheet>
  );
}
