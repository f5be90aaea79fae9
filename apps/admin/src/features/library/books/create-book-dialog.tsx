import { useCreateBookMutation } from '@tuyuan/api-client/library/book-management.ts';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface CreateBookDialogProps {
  readonly onMade: (book: { readonly id: number }) => void;
  readonly onClose: () => void;
}

export function CreateBookDialog({ onMade, onClose }: CreateBookDialogProps) {
  const [create] = useCreateBookMutation();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <RecordDialog<{ title: string; author?: string }>
      name="create-book"
      title="新建图书"
      okText="新建"
      initial={{ title: '', author: '' }}
      save={async (fields) => onMade(await create({ key, ...fields }).unwrap())}
      onClose={onClose}
    >
      <Form.Item name="title" label="书名" rules={[{ required: true, whitespace: true, message: '请填写书名' }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
      <Form.Item name="author" label="作者或单位（选填）" extra="印在封面上。">
        <Input maxLength={40} showCount />
      </Form.Item>
    </RecordDialog>
  );
}
