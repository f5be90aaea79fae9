import {
  useAssignShiftMutation,
  useDeleteShiftMutation,
  useGetShiftColleaguesQuery,
  useUpdateShiftMutation,
} from '@tuyuan/api-client/conference/duty-management.ts';
import type { DutyShift } from '@tuyuan/contract/conference/duty-fields.ts';
import { formatDistance } from '@tuyuan/format/distance.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { App, Button, Drawer, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './duty.module.css';
import { lackOf, shiftHours } from './duty-words.ts';
import { ShiftPerson } from './shift-person.tsx';

interface ShiftDrawerProps {
  readonly shift: DutyShift;
  readonly now: string;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

interface Fields {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly needed: number;
  readonly note: string;
}

/** One shift: its people, candidates, and hours. */
export function ShiftDrawer({ shift, now, mayEdit, onClose }: ShiftDrawerProps) {
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [wanted, setWanted] = useState<number>();
  const canAssign = mayEdit && shift.state !== 'done' && shift.taken < shift.needed;
  const colleagues = useGetShiftColleaguesQuery({ shiftId: shift.id }, { skip: !canAssign });
  const [assign, assigning] = useAssignShiftMutation();
  const [update, updating] = useUpdateShiftMutation();
  const [remove] = useDeleteShiftMutation();
  const faults = useFormFaults(form, ['startsAt', 'endsAt', 'needed', 'note']);
  const attempt = useAttempt();

  async function save({ startsAt, endsAt, ...fields }: Fields): Promise<void> {
    const hours = { startsAt: wireMinute(startsAt), endsAt: wireMinute(endsAt) };
    if (await faults.guard(() => update({ id: shift.id, ...fields, ...hours }).unwrap())) message.success('已保存');
  }
  async function put(attendeeId: number): Promise<void> {
    const isDone = await attempt(() => assign({ shiftId: shift.id, attendeeId }).unwrap(), '已排入，并通知本人');
    if (isDone) setWanted(undefined);
  }

  async function askAndRemove(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除 ${shiftHours(shift)} 这一班？`,
      content: '还没有人排在这一班。删除后不能恢复。',
      okText: '删除这一班',
      okButtonProps: { danger: true },
    });
    if (isSure && (await attempt(() => remove({ id: shift.id }).unwrap(), '已删除'))) onClose();
  }

  return (
    <Drawer open size={480} title={`${shift.place}，${shift.work}`} onClose={onClose}>
      <p>
        {shiftHours(shift)}，{shift.taken} / {shift.needed} 人{lackOf(shift) !== '' && `，${lackOf(shift)}`}
      </p>
      {shift.directions !== '' && <p className={styles.note}>{shift.directions}</p>}
      <ul className={styles.people}>
        {shift.people.map((person) => (
          <ShiftPerson key={person.entryId} person={person} shift={shift} now={now} mayEdit={mayEdit} />
        ))}
      </ul>
      {canAssign && (
        <div className={styles.assign}>
          <div className={styles.choice}>
            <Select<number>
              aria-label="排谁"
              showSearch={{ optionFilterProp: 'label' }}
              loading={colleagues.isFetching}
              placeholder="排谁，近的在前"
              notFoundContent="没有空闲的同事"
              value={wanted ?? null}
              options={(colleagues.data?.items ?? []).map(({ attendeeId, name, meters, isOnSite }) => ({
                value: attendeeId,
                label: [name, isOnSite && '在场', meters !== null && formatDistance(meters)].filter(Boolean).join('，'),
              }))}
              onChange={setWanted}
            />
          </div>
          <Button
            type="primary"
            disabled={wanted === undefined}
            loading={assigning.isLoading}
            onClick={() => wanted !== undefined && void put(wanted)}
          >
            排入
          </Button>
        </div>
      )}
      {mayEdit && shift.state !== 'done' && (
        <>
          <FormFault text={faults.rest} />
          <Form<Fields>
            key={`${shift.id} ${shift.startsAt} ${shift.endsAt}`}
            form={form}
            name="shift"
            layout="vertical"
            initialValues={{ ...shift, startsAt: shift.startsAt.slice(0, 16), endsAt: shift.endsAt.slice(0, 16) }}
            onFinish={(fields) => void save(fields)}
          >
            <Form.Item name="startsAt" label="开始" rules={[{ required: true, message: '请填写开始时间' }]}>
              <DateInput kind="dateTime" />
            </Form.Item>
            <Form.Item
              name="endsAt"
              label="结束"
              extra="改时间会通知这一班的人。"
              rules={[{ required: true, message: '请填写结束时间' }]}
            >
              <DateInput kind="dateTime" />
            </Form.Item>
            <Form.Item name="needed" label="要几人" rules={[{ required: true, message: '请填写人数' }]}>
              <InputNumber min={1} max={200} precision={0} />
            </Form.Item>
            <Form.Item name="note" label="备注">
              <Input maxLength={200} />
            </Form.Item>
            <Button htmlType="submit" loading={updating.isLoading}>
              保存
            </Button>
            {shift.taken === 0 && (
              <Button danger type="text" onClick={() => void askAndRemove()}>
                删除这一班
              </Button>
            )}
          </Form>
        </>
      )}
    </Drawer>
  );
}
