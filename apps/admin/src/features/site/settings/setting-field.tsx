import { type SettingName, settingDefinition } from '@tuyuan/contract/site/setting-definitions.ts';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { SitePictureField } from '../../../shared/form/site-picture-field.tsx';

const shapes: Partial<Record<SettingName, 'logo' | 'square'>> = {
  siteLogo: 'logo',
  loginLogo: 'logo',
  defaultAvatar: 'square',
  defaultPhoto: 'square',
};

interface SettingFieldProps {
  readonly name: SettingName;
  readonly isChanged: boolean;
}

/** One setting in the control for its type. Every value is text, as it is stored. */
export function SettingField({ name, isChanged }: SettingFieldProps) {
  const { type, title, help, isRequired = false } = settingDefinition(name);
  const isSwitch = type === 'switch';
  return (
    <Form.Item
      name={name}
      label={
        <>
          {title}
          {isChanged && <span data-changed>未保存</span>}
        </>
      }
      extra={help}
      rules={[{ required: isRequired, whitespace: true, message: `请填写${title}` }]}
      {...(isSwitch && {
        getValueProps: (value: unknown) => ({ checked: value === 'true' }),
        normalize: (value: unknown) => String(value === true),
      })}
      {...(type === 'number' && {
        getValueProps: (value: unknown) => ({ value: value === '' ? null : Number(value) }),
        normalize: (value: unknown) => (typeof value === 'number' ? String(value) : ''),
      })}
    >
      {controlOf(name)}
    </Form.Item>
  );
}

function controlOf(name: SettingName): ReactNode {
  const { type, title, max, min, choices = [], default: fallback } = settingDefinition(name);
  const length = max === undefined ? {} : { maxLength: max };
  switch (type) {
    case 'longText':
      return <Input.TextArea {...length} showCount autoSize={{ minRows: 2, maxRows: 5 }} />;
    case 'image':
      return <SitePictureField label={title} shape={shapes[name] ?? 'background'} />;
    case 'switch':
      return <Switch />;
    case 'number':
      return <InputNumber {...(min !== undefined && { min })} {...(max !== undefined && { max })} precision={0} />;
    case 'choice':
      return <Select options={choices.map(({ value, title: label }) => ({ value, label }))} />;
    case 'phone':
      return <Input {...length} inputMode="tel" placeholder="0871-0000 0000（工作日 9:00–18:00）" />;
    case 'url':
      return <Input {...length} inputMode="url" placeholder="https://" />;
    case 'text':
      return <Input {...length} placeholder={fallback} />;
  }
}
