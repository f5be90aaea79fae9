import { useAskSwapMutation, useGetColleaguesQuery } from '@tuyuan/api-client/conference/duty.ts';
import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { formatDistance } from '@tuyuan/format/distance.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './swap-sheet.module.css';

interface SwapSheetProps {
  readonly shift: MyShift;
  onClose(): void;
}

/** Sheet to ask for a swap: one colleague who is free then, or all of them. */
export function SwapSheet({ shift, onClose }: SwapSheetProps) {
  const { data, isLoading, error } = useGetColleaguesQuery({ shiftId: shift.id });
  const [to, setTo] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [ask, asking] = useAskSwapMutation();
  async function send() {
    const answer = await ask({ entryId: shift.entryId, toAttendeeId: to, reason });
    if (answer.error !== undefined) return;
    void say('已发出，对方接下后等组长同意');
    onClose();
  }
  const people = [{ attendeeId: null, name: '问所有人', meters: null, isOnSite: false }, ...(data?.items ?? [])];
  return (
    <Sheet
      title="换班"
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={asking.isLoading} onClick={send}>
          发出换班
        </Button>
      }
    >
      <Field
        htmlFor="swap-reason"
        label="原因"
        fault={asking.error === undefined ? undefined : failureText(asking.error)}
      >
        <TextInput id="swap-reason" value={reason} maxLength={200} onChange={setReason} />
      </Field>
      <Field
        label="换给谁"
        fault={error === undefined ? undefined : `同事没有加载出来，可以先问所有人。${failureText(error)}`}
        help={data?.items.length === 0 ? '这个时间没有空着的同事，可以先问所有人。' : '只列出那时有空的同事。'}
      >
        {isLoading && <ListSkeleton rows={3} />}
        <div role="radiogroup" aria-label="换给谁" className={styles.people}>
          {people.map(({ attendeeId, name, meters, isOnSite }) => (
            <label key={attendeeId ?? 'all'} className={styles.person}>
              <input type="radio" name="to" checked={to === attendeeId} onChange={() => setTo(attendeeId)} />
              <span className={styles.name}>{name}</span>
              <small>{meters !== null ? `${formatDistance(meters)}外` : isOnSite ? '在场' : ''}</small>
            </label>
          ))}
        </div>
      </Field>
    </Sheet>
  );
}
