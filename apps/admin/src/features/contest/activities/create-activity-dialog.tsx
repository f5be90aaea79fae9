import { useCreateActivityMutation } from '@tuyuan/api-client/contest/activity-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';

interface CreateActivityDialogProps {
  readonly onMade: (activity: { readonly id: number }) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  readonly submitFrom: string;
  readonly submitTo: string;
}

/** Begins an activity: a name and when works are taken in. */
export function CreateActivityDialog({ onMade, onClose }: CreateActivityDialogProps) {
  const [create] = useCreateActivityMutation();
  const keys = useRetryKey();
  return (
    <RecordDialog<Fields>
      name="create-activity"
      title="新建活动"
      okText="开始填写"
      initial={{ name: '', submitFrom: '', submitTo: '' }}
      save={async (fields) => {
        const input = { ...fields, submitFrom: wireMinute(fields.submitFrom), submitTo: wireMinute(fields.submitTo) };
        onMade(await create({ ...input, key: keys.of(input) }).unwrap());
      }}
      onClose={onClose}
    >
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
      <Form.Item name="submitFrom" label="投稿开始" rules={[{ required: true, message: '请填写投稿开始的时间' }]}>
        <DateInput kind="dateTime" />
      </Form.Item>
      <Form.Item
        name="submitTo"
        label="投稿截止"
        extra="报名先按同一段时间开放；投票、评审和公示在下一页设置。"
        rules={[{ required: true, message: '请填写投稿截止的时间' }]}
      >
        <DateInput kind="dateTime" />
      </Form.Item>
    </RecordDialog>
  );
}
