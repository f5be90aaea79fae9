import { Form, Input } from 'antd';

interface PhoneFieldProps {
  readonly name?: string;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

/** Mobile number of mainland China. */
export function PhoneField({ name = 'phone', label = '手机号', autoFocus = false }: PhoneFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger="onBlur"
      normalize={(typed: string) => typed.replace(/[\s-]/g, '')}
      rules={[
        { required: true, message: '请填写手机号' },
        { pattern: /^1[3-9]\d{9}$/, message: '手机号应为 11 位数字' },
      ]}
    >
      <Input type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} autoFocus={autoFocus} />
    </Form.Item>
  );
}
