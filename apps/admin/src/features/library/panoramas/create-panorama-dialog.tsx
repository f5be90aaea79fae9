import { useCreatePanoramaMutation } from '@tuyuan/api-client/library/panorama-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface CreatePanoramaDialogProps {
  readonly onMade: (panorama: { readonly id: number }) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly title: string;
}

/** Begins a panorama. */
export function CreatePanoramaDialog({ onMade, onClose }: CreatePanoramaDialogProps) {
  const [create] = useCreatePanoramaMutation();
  const keys = useRetryKey();
  return (
    <RecordDialog<Fields>
      name="create-panorama"
      title="新建全景"
      okText="去上传"
      initial={{ title: '' }}
      save={async (fields) => onMade(await create({ ...fields, key: keys.of(fields) }).unwrap())}
      onClose={onClose}
    >
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
    </RecordDialog>
  );
}
