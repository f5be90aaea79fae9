import { useCreateTopicAlbumMutation } from '@tuyuan/api-client/library/topic-album.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface CreateTopicDialogProps {
  readonly onMade: (topic: { readonly id: number }) => void;
  readonly onClose: () => void;
}

export function CreateTopicDialog({ onMade, onClose }: CreateTopicDialogProps) {
  const [create] = useCreateTopicAlbumMutation();
  return (
    <RecordDialog<{ title: string; summary?: string }>
      name="create-topic"
      title="新建专题"
      okText="新建"
      initial={{ title: '', summary: '' }}
      save={async (fields) => onMade(await create(fields).unwrap())}
      onClose={onClose}
    >
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
      <Form.Item name="summary" label="导语（选填）" extra="一两句话，显示在标题下面。">
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
    </RecordDialog>
  );
}
