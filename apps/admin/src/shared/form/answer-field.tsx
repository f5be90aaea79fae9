import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Checkbox, Form, Input, Radio } from 'antd';
import type { ReactNode } from 'react';

interface AnswerFieldProps {
  readonly field: RegistrationField;
  /** The office may omit answers that registrants must give. */
  readonly isRequired: boolean;
  /** Path of the answer in the form. */
  readonly name: readonly string[];
}

/** One question of a registration form with the control for its type; the answer has the wire's format. */
export function AnswerField({ field, isRequired, name }: AnswerFieldProps) {
  const { label, help, type } = field;
  return (
    <Form.Item
      name={[...name]}
      label={isRequired ? label : `${label}（选填）`}
      extra={help}
      required={isRequired}
      rules={isRequired ? [{ required: true, message: `请填写${label}` }] : []}
      {...(type === 'yesNo' && {
        getValueProps: (value: unknown) => ({ value: value === undefined ? undefined : value === true ? 'yes' : 'no' }),
        getValueFromEvent: (event: { target: { value: string } }) => event.target.value === 'yes',
      })}
    >
      {controlOf(field)}
    </Form.Item>
  );
}

function controlOf({ type, options }: RegistrationField): ReactNode {
  switch (type) {
    case 'longText':
      return <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />;
    case 'select':
      return <Radio.Group options={options.map((value) => ({ value, label: value }))} />;
    case 'multiSelect':
      return <Checkbox.Group options={options.map((value) => ({ value, label: value }))} />;
    case 'yesNo':
      return (
        <Radio.Group
          options={[
            { value: 'yes', label: '是' },
            { value: 'no', label: '否' },
          ]}
        />
      );
    case 'date':
      return <DateInput />;
    case 'phone':
      return <Input maxLength={11} inputMode="tel" />;
    case 'idCard':
      return <Input maxLength={18} />;
    case 'text':
      return <Input maxLength={200} />;
  }
}
