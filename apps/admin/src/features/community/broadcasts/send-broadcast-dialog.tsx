import { useSendBroadcastMutation } from '@tuyuan/api-client/community/broadcast-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { type BroadcastAudience, broadcastAudiences } from '@tuyuan/contract/community/notification-words.ts';
import { Form, Input, Radio } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { audienceTitles } from './audience-titles.ts';

interface Fields {
  readonly title: string;
  readonly body: string;
  readonly audience: BroadcastAudience;
}

/** Tells many people something at once. */
export function SendBroadcastDialog({ onClose }: { readonly onClose: () => void }) {
  const [send] = useSendBroadcastMutation();
  const keys = useRetryKey();
  return (
    <RecordDialog<Fields>
      name="send-broadcast"
      title="发广播"
      okText="立即发送"
      initial={{ title: '', body: '', audience: 'all' }}
      save={async (fields) => {
        const { received } = await send({ ...fields, key: keys.of(fields) }).unwrap();
        return `已发给 ${received} 人`;
      }}
      onClose={onClose}
    >
      <Form.Item name="audience" label="发给">
        <Radio.Group options={broadcastAudiences.map((value) => ({ value, label: audienceTitles[value] }))} />
      </Form.Item>
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
      <Form.Item name="body" label="内容" rules={[{ required: true, whitespace: true, message: '请填写内容' }]}>
        <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
    </RecordDialog>
  );
}
