import { useCreateShiftsMutation } from '@tuyuan/api-client/conference/duty-management.ts';
import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input, InputNumber } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { plannedShifts } from './planned-shifts.ts';

interface ShiftsDialogProps {
  readonly post: DutyPost;
  readonly day: string;
  readonly onClose: () => void;
}

interface Fields {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: string;
  readonly until: string;
  readonly needed: number;
  readonly note: string;
}

/** Creates the same shift on one or several days. */
export function ShiftsDialog({ post, day, onClose }: ShiftsDialogProps) {
  const [create] = useCreateShiftsMutation();

  async function save({ needed, note, ...when }: Fields): Promise<string> {
    const shifts = plannedShifts(when).map((hours) => ({ ...hours, needed, note }));
    await create({ postId: post.id, shifts }).unwrap();
    return `加了 ${shifts.length} 班`;
  }

  return (
    <RecordDialog<Fields>
      name="shifts"
      title={`给「${post.place}」加班次`}
      okText="加班次"
      initial={{ firstDay: day, lastDay: day, from: '08:00', until: '12:00', needed: 1, note: '' }}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="firstDay" label="从哪天" rules={[{ required: true, message: '请选择日期' }]}>
        <DateInput />
      </Form.Item>
      <Form.Item
        name="lastDay"
        label="到哪天"
        extra="每天同样的时间各一班，一次最多 60 天。"
        rules={[
          { required: true, message: '请选择日期' },
          ({ getFieldValue }) => ({
            validator: (_, value: string) =>
              value >= String(getFieldValue('firstDay'))
                ? Promise.resolve()
                : Promise.reject(new Error('不能早于第一天')),
          }),
        ]}
      >
        <DateInput />
      </Form.Item>
      <Form.Item name="from" label="开始" rules={[{ required: true, message: '请填写开始时间' }]}>
        <DateInput kind="time" />
      </Form.Item>
      <Form.Item
        name="until"
        label="结束"
        extra="早于开始就是到第二天。"
        rules={[{ required: true, message: '请填写结束时间' }]}
      >
        <DateInput kind="time" />
      </Form.Item>
      <Form.Item name="needed" label="要几人" rules={[{ required: true, message: '请填写人数' }]}>
        <InputNumber min={1} max={200} precision={0} />
      </Form.Item>
      <Form.Item name="note" label="备注">
        <Input maxLength={200} />
      </Form.Item>
    </RecordDialog>
  );
}
