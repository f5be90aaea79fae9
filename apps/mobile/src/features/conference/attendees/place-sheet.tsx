import { useGetOfficeTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import { usePlaceAttendeeMutation } from '@tuyuan/api-client/conference/user-mobile.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
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

interface PlaceSheetProps {
  readonly attendee: StaffAttendee;
  onClose(): void;
}

const fields = [
  ['hall', '会场', 40],
  ['seat', '座位', 40],
  ['tableNo', '桌号', 20],
  ['groupName', '分组', 40],
  ['badgeNo', '胸牌号', 20],
] as const;

/** An attendee's seat, table, group and ticket type; another type takes a place there. */
export function PlaceSheet({ attendee, onClose }: PlaceSheetProps) {
  const { id, hall, seat, tableNo, groupName, badgeNo, ticketTypeId } = attendee;
  const [before] = useState({ hall, seat, tableNo, groupName, badgeNo });
  const [placed, setPlaced] = useState(before);
  const [typeBefore] = useState(String(ticketTypeId));
  const [type, setType] = useState(typeBefore);
  const { data: types } = useGetOfficeTicketTypesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [place, { isLoading, error }] = usePlaceAttendeeMutation();
  const retryKey = useRetryKey();
  const faults = fieldFaults(error);
  async function save() {
    // A colleague may have changed the rest meanwhile.
    const changed = fields.filter(([name]) => placed[name] !== before[name]).map(([name]) => [name, placed[name]]);
    const change = {
      id,
      ...Object.fromEntries(changed),
      ...(type !== typeBefore && { ticketTypeId: Number(type) }),
    };
    const answer = await place({ ...change, key: retryKey.of(change, id) });
    if (answer.error !== undefined) return;
    void say('已保存，同事的名单同步更新');
    onClose();
  }
  return (
    <Sheet
      title={attendee.name}
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={isLoading} onClick={save}>
          保存
        </Button>
      }
    >
      <Field label="票种" fault={faults.ticketTypeId}>
        <Choices
          name="type"
          label="票种"
          options={(types?.items ?? []).map((one) => ({
            value: String(one.id),
            label: one.left === null || one.id === ticketTypeId ? one.name : `${one.name} 余 ${one.left}`,
          }))}
          value={type}
          onChange={setType}
        />
      </Field>
      <FieldPair>
        {fields.map(([name, label, longest]) => (
          <Field key={name} htmlFor={`place-${name}`} label={label} fault={faults[name]}>
            <TextInput
              id={`place-${name}`}
              value={placed[name]}
              maxLength={longest}
              isWrong={faults[name] !== undefined}
              onChange={(value) => setPlaced({ ...placed, [name]: value })}
            />
          </Field>
        ))}
      </FieldPair>
      {Object.keys(faults).length === 0 && <FormFault error={error} />}
    </Sheet>
  );
}
