import type { ApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetSignPointsQuery, useSignByHandMutation } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { reasonWords } from '@tuyuan/format/check-in/scan-words.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { AutoComplete, Form, Select } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields {
  readonly pointId: number;
  readonly gate: string;
  readonly reason: string;
}

const reasons = ['手机没电', '没带票', '扫不出来'];

interface SignDialogProps {
  readonly attendee: Pick<ManagedAttendee, 'id' | 'conferenceId' | 'name'>;
  readonly onClose: () => void;
}

/** Lets an attendee in from the office, with the reason; the rules are those of the door. */
export function SignDialog({ attendee: { id, conferenceId, name }, onClose }: SignDialogProps) {
  const { data } = useGetSignPointsQuery({ conferenceId });
  const [sign] = useSignByHandMutation();
  const [form] = Form.useForm<Fields>();
  const points = (data?.items ?? []).filter(({ isActive }) => isActive);
  const now = toWireDate(new Date());
  const likeliest = points.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt) ?? points[0];
  const pointId = Form.useWatch('pointId', form) ?? likeliest?.id;
  const gates = points.find((point) => point.id === pointId)?.gates ?? [];

  async function save(fields: Fields): Promise<string> {
    const answer = await sign({ ...fields, gate: fields.gate || (gates[0] ?? ''), attendeeId: id }).unwrap();
    if (answer.reason === 'ok') return `已为 ${name} 签到`;
    throw refusedBy(`没有签到：${reasonWords(answer.reason, null)}。`);
  }

  return (
    <RecordDialog<Fields>
      name="signByHand"
      title={`代 ${name} 签到`}
      okText="签到"
      form={form}
      initial={data && { pointId: likeliest?.id, gate: '', reason: '' }}
      save={save}
      onClose={onClose}
    >
      <Form.Item<Fields> name="pointId" label="签到点" rules={[{ required: true, message: '请选择签到点' }]}>
        <Select
          options={points.map((point) => ({ value: point.id, label: point.name }))}
          notFoundContent="还没有启用的签到点"
        />
      </Form.Item>
      {gates.length > 1 && (
        <Form.Item<Fields> name="gate" label="入口（选填）">
          <Select options={gates.map((gate) => ({ value: gate, label: gate }))} />
        </Form.Item>
      )}
      <Form.Item<Fields>
        name="reason"
        label="原因"
        rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
      >
        <AutoComplete options={reasons.map((value) => ({ value }))} maxLength={200} />
      </Form.Item>
    </RecordDialog>
  );
}

/** The rule's refusal is an answer, not a failed call: put at the sign point like one. */
function refusedBy(message: string): Error & ApiFailure {
  const validationErrors = [{ message, members: ['pointId'] }];
  return Object.assign(new Error(message), { status: 409, code: 'Request.Invalid' as const, validationErrors });
}
