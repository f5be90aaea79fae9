import { formatTicketCode, isTicketCode, normaliseTicketCode, ticketCodeLength } from '@tuyuan/format/ticket-code.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import styles from './checker-sheets.module.css';
import type { ScanWish } from './checker-types.ts';

interface CodeSheetProps {
  readonly isBusy: boolean;
  /** The roster on the phone can only be searched by ticket. */
  readonly isOffline: boolean;
  readonly fault: string | undefined;
  onScan(wish: ScanWish): Promise<void>;
  onClose(): void;
}

/** Takes what is read out when scanning fails: the ticket's code, or the end of a phone number. */
export function CodeSheet({ isBusy, isOffline, fault, onScan, onClose }: CodeSheetProps) {
  const [text, setText] = useState('');
  const [slip, setSlip] = useState<string>();
  const code = normaliseTicketCode(text);
  const isPhone = /^\d{4}$|^1\d{10}$/.test(code);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPhone && isOffline) {
      setSlip('断网时不能用手机号，请输入完整票号');
      return;
    }
    if (!isPhone && !isTicketCode(code)) {
      setSlip(
        code.length < ticketCodeLength
          ? `票号共 ${ticketCodeLength} 位，还差 ${ticketCodeLength - code.length} 位`
          : '有一位不对，请再核对',
      );
      return;
    }
    void onScan({ text: code });
  }
  const wrong = slip ?? fault;
  return (
    <Sheet title="输票号" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label className={styles.label} htmlFor="checker-code">
          {isOffline ? '完整票号' : '票号，或手机尾号 4 位'}
        </label>
        <input
          id="checker-code"
          className={styles.code}
          value={isPhone ? text : formatTicketCode(code)}
          onChange={({ target }) => {
            setText(target.value);
            setSlip(undefined);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={wrong !== undefined}
          aria-describedby="checker-code-fault"
          // biome-ignore lint/a11y/noAutofocus: the sheet is this one field, opened to type into it.
          autoFocus
        />
        <p id="checker-code-fault" className={styles.fault} role="alert">
          {wrong}
        </p>
        <Button size="large" type="submit" isPrimary isBusy={isBusy}>
          核验
        </Button>
      </form>
    </Sheet>
  );
}
