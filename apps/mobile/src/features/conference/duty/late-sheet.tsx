import { useReportLateMutation } from '@tuyuan/api-client/conference/duty.ts';
import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { ownEntry } from './duty-words.ts';

interface LateSheetProps {
  readonly shift: MyShift;
  onClose(): void;
}

const minutes = ['10', '20', '30', '60'].map((value) => ({ value, label: `${value} 分钟` }));

/** Sheet to report how late I will be; the lead sees it at once. */
export function LateSheet({ shift, onClose }: LateSheetProps) {
  const before = ownEntry(shift)?.lateMinutes ?? 0;
  const [late, setLate] = useState(before > 0 ? String(before) : '10');
  const [reason, setReason] = useState('');
  const [report, { isLoading, error }] = useReportLateMutation();
  async function send(by: number) {
    const answer = await report({ entryId: shift.entryId, minutes: by, reason });
    if (answer.error !== undefined) return;
    void say(by === 0 ? '已改回准时到' : '组长会看到你晚到');
    onClose();
  }
  return (
    <Sheet
      title="报迟到"
      onClose={onClose}
      bar={
        <>
          {before > 0 && (
            <Button isBusy={isLoading} onClick={() => send(0)}>
              能准时到
            </Button>
          )}
          <Button isPrimary isBusy={isLoading} onClick={() => send(Number(late))}>
            告诉组长
          </Button>
        </>
      }
    >
      <Field label="大约晚多久" fault={error === undefined ? undefined : failureText(error)}>
        <Choices name="late" label="大约晚多久" options={minutes} value={late} onChange={setLate} />
      </Field>
      <Field htmlFor="reason" label="原因">
        <TextInput
          id="reason"
          value={reason}
          maxLength={200}
          placeholder="堵车、上一班没交接完…"
          onChange={setReason}
        />
      </Field>
    </Sheet>
  );
}
