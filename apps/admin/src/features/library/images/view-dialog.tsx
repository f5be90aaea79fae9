import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from '@tuyuan/api-client/library/saved-view.ts';
import type { SavedView } from '@tuyuan/contract/library/saved-view.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface ViewDialogProps {
  /** Undefined for a new one. */
  readonly view: SavedView | undefined;
  readonly query: string;
  readonly onMade: (id: number) => void;
  readonly onClose: () => void;
}

/** Asks for the view's name and saves it. */
export function ViewDialog({ view, query, onMade, onClose }: ViewDialogProps) {
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  return (
    <RecordDialog<{ name: string }>
      name="saved-view"
      width={400}
      title={view ? '给视图改名' : '存为视图'}
      initial={{ name: view?.name ?? '' }}
      save={async ({ name }) => {
        const saved = await (view ? update({ ...view, name }) : create({ name, query })).unwrap();
        onMade(saved.id);
        return `已保存视图「${saved.name}」`;
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="名称"
        extra={view ? undefined : '记下现在的状态、筛选和排序，只有你自己看得到。'}
        rules={[{ required: true, whitespace: true, message: '请填写名称' }]}
      >
        <Input maxLength={12} showCount autoFocus />
      </Form.Item>
    </RecordDialog>
  );
}
