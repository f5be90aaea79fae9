import {
  useCreateSearchSynonymMutation,
  useDeleteSearchSynonymMutation,
  useUpdateSearchSynonymMutation,
} from '@tuyuan/api-client/library/search-synonym.ts';
import { maxSynonyms, type SearchSynonym } from '@tuyuan/contract/library/search-synonym.ts';
import { Form, Input, Select } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface SynonymDialogProps {
  readonly synonym: SearchSynonym | undefined;
  /** The first word of a new group. */
  readonly word?: string | undefined;
  readonly onClose: () => void;
}

export function SynonymDialog({ synonym, word, onClose }: SynonymDialogProps) {
  const [create] = useCreateSearchSynonymMutation();
  const [update] = useUpdateSearchSynonymMutation();
  const [remove] = useDeleteSearchSynonymMutation();
  return (
    <RecordDialog<Pick<SearchSynonym, 'words' | 'note'>>
      name="synonym"
      title={synonym ? '编辑同义词' : '新建同义词'}
      initial={{ words: synonym?.words ?? (word === undefined ? [] : [word]), note: synonym?.note ?? '' }}
      save={async (fields) => {
        const { words } = await (synonym ? update({ id: synonym.id, ...fields }) : create(fields)).unwrap();
        return `已保存「${words.join('、')}」，搜索即刻生效`;
      }}
      remove={
        synonym && {
          label: '删除',
          title: `删除「${synonym.words.join('、')}」？`,
          run: () => remove({ id: synonym.id }).unwrap(),
        }
      }
      onClose={onClose}
    >
      <Form.Item
        name="words"
        label="同义词"
        extra="搜其中任何一个，都会找到带其他几个的图。"
        rules={[{ required: true, type: 'array', min: 2, message: '至少填两个词' }]}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={maxSynonyms}
          tokenSeparators={['、', '，', ',', ' ']}
          placeholder="输入一个词后按回车"
        />
      </Form.Item>
      <Form.Item name="note" label="备注（选填）">
        <Input maxLength={100} />
      </Form.Item>
    </RecordDialog>
  );
}
