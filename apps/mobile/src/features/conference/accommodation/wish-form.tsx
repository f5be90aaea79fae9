import { useSaveStayWishMutation } from '@tuyuan/api-client/conference/accommodation.ts';
import type { StayShare, StayWish } from '@tuyuan/contract/conference/accommodation.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { type FormEvent, useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { fieldFaults } from '../../../shared/form/field-faults.ts';
import { FieldPair } from '../../../shared/form/field-pair.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './wish-form.module.css';

interface WishFormProps {
  readonly wish: StayWish | null;
  /** Start of the conference's first day. */
  readonly startTime: string;
  readonly endTime: string;
  onSaved(): void;
}

const yesNo = [
  { value: 'yes', label: '需要' },
  { value: 'no', label: '不需要' },
] as const;
const shares: readonly { value: StayShare; label: string }[] = [
  { value: 'shared', label: '可合住' },
  { value: 'single', label: '想单住' },
];
const smoking = [
  { value: 'no', label: '不吸烟' },
  { value: 'yes', label: '吸烟' },
] as const;

/** Returns the conference's last day; for a one-day conference, the next morning. */
function lastDay(startTime: string, endTime: string): string {
  const [first, last] = [startTime.slice(0, 10), endTime.slice(0, 10)];
  return first === last ? new Date(Date.parse(`${last}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10) : last;
}

/** Whether the attendee needs a room, when, and with whom. */
export function WishForm({ wish, startTime, endTime, onSaved }: WishFormProps) {
  const [needsRoom, setNeedsRoom] = useState(wish?.needsRoom ?? true);
  const [checkIn, setCheckIn] = useState(wish?.checkIn ?? startTime.slice(0, 10));
  const [checkOut, setCheckOut] = useState(wish?.checkOut ?? lastDay(startTime, endTime));
  const [share, setShare] = useState<StayShare>(wish?.share ?? 'shared');
  const [smokes, setSmokes] = useState(wish?.smokes ?? false);
  const [mateName, setMateName] = useState(wish?.mateName ?? '');
  const [note, setNote] = useState(wish?.note ?? '');
  const [save, { isLoading, error }] = useSaveStayWishMutation();
  const faults = fieldFaults(error);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const days = needsRoom ? { checkIn: checkIn || null, checkOut: checkOut || null } : {};
    const answer = await save({ needsRoom, share, smokes, mateName, note, ...days });
    if (answer.error !== undefined) return;
    void say('已提交，排好后会通知你');
    onSaved();
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="需要住宿吗">
        <Choices
          name="needsRoom"
          label="需要住宿吗"
          options={yesNo}
          value={needsRoom ? 'yes' : 'no'}
          onChange={(value) => setNeedsRoom(value === 'yes')}
        />
      </Field>
      {needsRoom && (
        <>
          <FieldPair>
            <Field htmlFor="checkIn" label="入住" fault={faults.checkIn}>
              <DateInput id="checkIn" value={checkIn} aria-invalid={'checkIn' in faults} onChange={setCheckIn} />
            </Field>
            <Field htmlFor="checkOut" label="离店" fault={faults.checkOut}>
              <DateInput id="checkOut" value={checkOut} aria-invalid={'checkOut' in faults} onChange={setCheckOut} />
            </Field>
          </FieldPair>
          <Field label="合住还是单住" help="单住视房源安排，可能需要补差价。">
            <Choices<StayShare> name="share" label="合住还是单住" options={shares} value={share} onChange={setShare} />
          </Field>
          <Field label="吸烟吗">
            <Choices
              name="smokes"
              label="吸烟吗"
              options={smoking}
              value={smokes ? 'yes' : 'no'}
              onChange={(value) => setSmokes(value === 'yes')}
            />
          </Field>
          {share === 'shared' && (
            <Field htmlFor="mateName" label="想和谁同住" help="对方也填你的名字，就会尽量安排在一起。">
              <TextInput id="mateName" value={mateName} maxLength={30} onChange={setMateName} />
            </Field>
          )}
          <Field htmlFor="note" label="其他要求" fault={faults.note}>
            <TextInput id="note" value={note} isLong maxLength={200} onChange={setNote} />
          </Field>
        </>
      )}
      {Object.keys(faults).length === 0 && <FormFault error={error} />}
      <div className={styles.submit}>
        <Button type="submit" isPrimary isBusy={isLoading}>
          提交
        </Button>
      </div>
    </form>
  );
}
