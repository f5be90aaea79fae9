import {
  useCreateImageLabelMutation,
  useDeleteImageLabelsMutation,
  useUpdateImageLabelMutation,
} from '@tuyuan/api-client/library/image-label.ts';
import { type ImageLabel, maxLabelLength, maxLabelSynonyms } from '@tuyuan/contract/library/image-label.ts';
import { Form, Input, Select } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';

interface ImageLabelDialogProps {
  /** Undefined for a new one. */
  readonly label: ImageLabel | undefined;
  readonly onClose: () => void;
}

export function ImageLabelDialog({ label, onClose }: ImageLabelDialogProps) {
  const [create] = useCreateImageLabelMutation();
  const [update] = useUpdateImageLabelMutation();
  const [remove] = useDeleteImageLabelsMutation();
  const mayDelete = usePermissions()('Pages.Labels.Delete');
  return (
    <RecordDialog<Pick<ImageLabel, 'name' | 'synonyms'>>
      name="image-label"
      title={label ? '编辑标签' : '新建标签'}
      initial={{ name: label?.name ?? '', synonyms: label?.synonyms ?? [] }}
      save={async (fields) => {
        const { name } = await (label ? update({ id: label.id, ...fields }) : create(fields)).unwrap();
        return label ? `已保存「${name}」，搜索随后更新` : `已新建「${name}」`;
      }}
      remove={
        label &&
        mayDelete && {
          label: '删除',
          title: `删除标签「${label.name}」？`,
          content: `会从 ${label.imageCount} 张图片上去掉，不能恢复。`,
          done: `已删除「${label.name}」`,
          run: () => remove({ ids: [label.id] }).unwrap(),
        }
      }
      onClose={onClose}
    >
      <Form.Item name="name" label="标签" rules={[{ required: true, whitespace: true, message: '请填写标签' }]}>
        <Input maxLength={maxLabelLength} showCount />
      </Form.Item>
      <Form.Item
        name="synonyms"
        label="同义词（选填）"
        extra="搜同义词也找到这个标签的图；有人打同义词，记成这个标签。"
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={maxLabelSynonyms}
          tokenSeparators={['、', '，', ',', ' ']}
          placeholder="输入一个词后按回车"
        />
      </Form.Item>
    </RecordDialog>
  );
}
