import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { PublicInteraction } from '@tuyuan/contract/conference/interaction-fields.ts';
import { Button, Checkbox, Form, Input } from 'antd';
import { ImageSelect } from './image-select.tsx';
import styles from './option-fields.module.css';
import type { OptionField } from './spec-fields.ts';

const least = 2;
const most = 12;

interface OptionFieldsProps {
  /** Then the right ones are ticked. */
  readonly isQuiz: boolean;
  /** The previous options, for the pictures' titles. */
  readonly pictures: PublicInteraction['options'];
}

/** Between two and twelve options, each with a picture of the library if one likes. */
export function OptionFields({ isQuiz, pictures }: OptionFieldsProps) {
  const known = pictures.flatMap(({ picture }) => (picture ? [picture] : []));
  return (
    <Form.List
      name="options"
      rules={[
        {
          validator: (_, options: OptionField[]) =>
            isQuiz && !options.some((option) => option?.isCorrect)
              ? Promise.reject(new Error('请勾出正确答案'))
              : Promise.resolve(),
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>选项</legend>
          {fields.map(({ key, name }, index) => (
            <div key={key} className={styles.option}>
              <Form.Item
                name={[name, 'text']}
                className={styles.text ?? ''}
                rules={[{ required: true, whitespace: true, message: '请填写选项' }]}
              >
                <Input maxLength={40} placeholder={`选项 ${index + 1}`} aria-label={`选项 ${index + 1}`} />
              </Form.Item>
              <Form.Item name={[name, 'imageId']} className={styles.picture ?? ''}>
                <ImageSelect label={`选项 ${index + 1} 的图片`} known={known} />
              </Form.Item>
              {isQuiz && (
                <Form.Item name={[name, 'isCorrect']} valuePropName="checked">
                  <Checkbox>正确</Checkbox>
                </Form.Item>
              )}
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`去掉选项 ${index + 1}`}
                disabled={fields.length <= least}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          {fields.length < most && (
            <Button
              type="dashed"
              icon={<PlusOutlined />}
              onClick={() => add({ text: '', imageId: null, isCorrect: false })}
            >
              加一个选项
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}
