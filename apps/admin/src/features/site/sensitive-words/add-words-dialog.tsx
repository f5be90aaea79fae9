import { useCreateSensitiveWordsMutation } from '@tuyuan/api-client/site/sensitive-word.ts';
import {
  maxWordLength,
  maxWordsPerBatch,
  type SensitiveWordLevel,
  sensitiveWordLevels,
} from '@tuyuan/contract/site/sensitive-word.ts';
import { Form, Input, Radio, Space } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { levelNotes, levelTitles } from './word-levels.ts';
import { wordsOf } from './words-of.ts';

interface Fields {
  readonly words: string;
  readonly level: SensitiveWordLevel;
}

const maxNamed = 5;

/** Adds one word, or a whole list that is pasted. */
export function AddWordsDialog({ onClose }: { readonly onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const [create] = useCreateSensitiveWordsMutation();
  const count = wordsOf(Form.useWatch('words', form) ?? '').length;

  async function save({ words, level }: Fields): Promise<string> {
    const { added, known } = await create({ words: wordsOf(words), level }).unwrap();
    const named = known.slice(0, maxNamed).join('、');
    return `加了 ${added} 个词${known.length === 0 ? '' : `；${known.length} 个原来就有，处理方式没变：${named}${known.length > maxNamed ? '…' : ''}`}`;
  }

  return (
    <RecordDialog<Fields>
      name="sensitiveWords"
      form={form}
      title="加词"
      okText={count > 1 ? `加 ${count} 个词` : '加词'}
      initial={{ words: '', level: 'block' }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="words"
        label="词"
        extra="一行一个，也可以用逗号、顿号隔开。大小写、繁简、全半角和夹在中间的符号都当作一样。"
        rules={[
          {
            validator(_, text: string) {
              const words = wordsOf(text);
              const tooLong = words.find((word) => word.length > maxWordLength);
              if (words.length === 0) return Promise.reject(new Error('请至少填写一个词'));
              if (words.length > maxWordsPerBatch)
                return Promise.reject(new Error(`一次最多 ${maxWordsPerBatch} 个，现在有 ${words.length} 个`));
              if (tooLong !== undefined)
                return Promise.reject(
                  new Error(`每个词最多 ${maxWordLength} 个字：「${tooLong.slice(0, maxWordLength)}…」`),
                );
              return Promise.resolve();
            },
          },
        ]}
      >
        <Input.TextArea autoFocus autoSize={{ minRows: 5, maxRows: 12 }} spellCheck={false} />
      </Form.Item>
      <Form.Item name="level" label="处理方式">
        <Radio.Group>
          <Space orientation="vertical" size={8}>
            {sensitiveWordLevels.map((level) => (
              <Radio key={level} value={level}>
                {levelTitles[level]}：{levelNotes[level]}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      </Form.Item>
    </RecordDialog>
  );
}
