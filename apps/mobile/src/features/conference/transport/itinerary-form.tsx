import { useSaveItineraryMutation } from '@tuyuan/api-client/conference/transport.ts';
import type { Itinerary, TravelDirection, TravelMode } from '@tuyuan/contract/conference/transport.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { fieldFaults } from '../../../shared/form/field-faults.ts';
import { FieldPair } from '../../../shared/form/field-pair.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { modeWords } from './trip-words.ts';

interface ItineraryFormProps {
  readonly direction: TravelDirection;
  readonly itinerary: Itinerary | undefined;
  onClose(): void;
}

const modes: readonly { value: TravelMode; label: string }[] = (['train', 'flight', 'car', 'other'] as const).map(
  (value) => ({ value, label: modeWords[value].label }),
);
const rides = [
  { value: 'yes', label: '需要' },
  { value: 'no', label: '不需要' },
] as const;

/** The picker uses minutes, the wire seconds. */
const toPicker = (wire: string | null) => wire?.slice(0, 16) ?? '';
const toWire = (picked: string) => (picked === '' ? null : `${picked}:00`);

/** Form for the train or flight, its time, and whether a pick-up is wanted. */
export function ItineraryForm({ direction, itinerary, onClose }: ItineraryFormProps) {
  const isArrival = direction === 'arrival';
  const [mode, setMode] = useState<TravelMode>(itinerary?.mode ?? 'train');
  const [number, setNumber] = useState(itinerary?.number ?? '');
  const [seat, setSeat] = useState(itinerary?.seat ?? '');
  const [fromPlace, setFromPlace] = useState(itinerary?.fromPlace ?? '');
  const [toPlace, setToPlace] = useState(itinerary?.toPlace ?? '');
  const [departsAt, setDepartsAt] = useState(toPicker(itinerary?.departsAt ?? null));
  const [arrivesAt, setArrivesAt] = useState(toPicker(itinerary?.arrivesAt ?? null));
  const [delayedUntil, setDelayedUntil] = useState(toPicker(itinerary?.delayedUntil ?? null));
  const [needsRide, setNeedsRide] = useState(itinerary?.needsRide ?? true);
  const [save, { isLoading, error }] = useSaveItineraryMutation();
  const faults = fieldFaults(error);
  const hasNumber = mode === 'train' || mode === 'flight';
  async function submit() {
    const times = { departsAt: toWire(departsAt), arrivesAt: toWire(arrivesAt), delayedUntil: toWire(delayedUntil) };
    const answer = await save({ direction, mode, number, seat, fromPlace, toPlace, needsRide, ...times });
    if (answer.error !== undefined) return;
    void say('已保存');
    onClose();
  }
  return (
    <Sheet
      title={isArrival ? '到达行程' : '返程行程'}
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={isLoading} onClick={submit}>
          保存
        </Button>
      }
    >
      <Field label="怎么来往">
        <Choices<TravelMode> name="mode" label="交通方式" options={modes} value={mode} onChange={setMode} />
      </Field>
      {hasNumber && (
        <FieldPair>
          <Field htmlFor="number" label={mode === 'train' ? '车次' : '航班号'} fault={faults.number}>
            <TextInput id="number" value={number} maxLength={20} isWrong={'number' in faults} onChange={setNumber} />
          </Field>
          <Field htmlFor="seat" label="座位">
            <TextInput id="seat" value={seat} maxLength={20} onChange={setSeat} />
          </Field>
        </FieldPair>
      )}
      <FieldPair>
        <Field htmlFor="fromPlace" label="出发站">
          <TextInput id="fromPlace" value={fromPlace} maxLength={40} onChange={setFromPlace} />
        </Field>
        <Field htmlFor="toPlace" label="到达站">
          <TextInput id="toPlace" value={toPlace} maxLength={40} onChange={setToPlace} />
        </Field>
      </FieldPair>
      <Field htmlFor="departsAt" label="出发时间" fault={faults.departsAt}>
        <DateInput id="departsAt" kind="dateTime" value={departsAt} onChange={setDepartsAt} />
      </Field>
      <Field htmlFor="arrivesAt" label="到达时间" fault={faults.arrivesAt}>
        <DateInput
          id="arrivesAt"
          kind="dateTime"
          value={arrivesAt}
          aria-invalid={'arrivesAt' in faults}
          onChange={setArrivesAt}
        />
      </Field>
      {isArrival && (
        <Field htmlFor="delayedUntil" label="晚点了，预计到达" help="没有晚点就不用填。">
          <DateInput id="delayedUntil" kind="dateTime" value={delayedUntil} onChange={setDelayedUntil} />
        </Field>
      )}
      <Field label={isArrival ? '需要接站吗' : '需要送站吗'}>
        <Choices
          name="needsRide"
          label="需要接送吗"
          options={rides}
          value={needsRide ? 'yes' : 'no'}
          onChange={(value) => setNeedsRide(value === 'yes')}
        />
      </Field>
      {Object.keys(faults).length === 0 && <FormFault error={error} />}
    </Sheet>
  );
}
