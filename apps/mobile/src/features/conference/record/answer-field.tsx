import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { RecordField } from '@tuyuan/contract/conference/user-mobile.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { CheckList, Input, Radio, Space, TextArea } from 'antd-mobile';
import styles from './answer-field.module.css';

interface AnswerFieldProps {
  readonly field: RecordField;
  readonly value: RegistrationAnswer | null;
  onChange(value: RegistrationAnswer): void;
}

function textOf(value: RegistrationAnswer | null): string {
  return typeof value === 'string' ? value : '';
}

export function AnswerField({ field, value, onChange }: AnswerFieldProps) {
  const { type, label, options } = field;
  switch (type) {
    case 'yesNo':
      return (
        <Radio.Group value={value === true ? 'yes' : 'no'} onChange={(chosen) => onChange(chosen === 'yes')}>
          <Space direction="vertical" className={styles.choices ?? ''}>
            <Radio value="yes">是</Radio>
            <Radio value="no">否</Radio>
          </Space>
        </Radio.Group>
      );
    case 'select':
      return (
        <Radio.Group value={textOf(value)} onChange={(chosen) => onChange(String(chosen))}>
          <Space direction="vertical" className={styles.choices ?? ''}>
            {options.map((option) => (
              <Radio key={option} value={option}>
                {option}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      );
    case 'multiSelect':
      return (
        <CheckList
          multiple
          value={Array.isArray(value) ? value : []}
          onChange={(chosen) => onChange(chosen.map(String))}
        >
          {options.map((option) => (
            <CheckList.Item key={option} value={option}>
              {option}
            </CheckList.Item>
          ))}
        </CheckList>
      );
    case 'longText':
      return (
        <TextArea
          className={styles.input ?? ''}
          value={textOf(value)}
          onChange={onChange}
          aria-label={label}
          maxLength={2000}
          autoSize={{ minRows: 3, maxRows: 8 }}
        />
      );
    case 'date':
      return <DateInput value={textOf(value)} aria-label={label} onChange={onChange} />;
    default:
      return (
        <Input
          className={styles.input ?? ''}
          type={type === 'phone' ? 'tel' : 'text'}
          value={textOf(value)}
          onChange={onChange}
          aria-label={label}
          clearable
        />
      );
  }
}
