import { useCreateArticleMutation } from '@tuyuan/api-client/content/article-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ManagedArticleCategory } from '@tuyuan/contract/content/article-category-management.ts';
import { Form, Input, Select } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { categoryOptions } from './category-options.ts';

interface CreateArticleDialogProps {
  readonly categories: readonly ManagedArticleCategory[];
  readonly onMade: (article: { readonly id: number }) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly title: string;
  readonly categoryId: number;
}

/** Begins an article. */
export function CreateArticleDialog({ categories, onMade, onClose }: CreateArticleDialogProps) {
  const [create] = useCreateArticleMutation();
  const keys = useRetryKey();
  const first = categories[0]?.id;
  return (
    <RecordDialog<Fields>
      name="create-article"
      title="写文章"
      okText="开始写"
      initial={{ title: '', ...(first !== undefined && { categoryId: first }) }}
      save={async (fields) => onMade(await create({ ...fields, key: keys.of(fields) }).unwrap())}
      onClose={onClose}
    >
      <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
        <Input maxLength={80} showCount autoFocus />
      </Form.Item>
      <Form.Item name="categoryId" label="分类" rules={[{ required: true, message: '请选择分类' }]}>
        <Select options={categoryOptions(categories)} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
    </RecordDialog>
  );
}
