import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Form } from 'antd';
import { useId } from 'react';
import styles from './password-field.module.css';
import { PasswordInput } from './password-input.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** Name of the form's field with the user name, which must not be part of it; or the name itself. */
  readonly userNameField?: string;
  readonly userName?: string;
}

/** New password with its strength and the rules it meets. The server decides on refusal. */
export function PasswordField({ name, label, userNameField, userName }: PasswordFieldProps) {
  const noteId = useId();
  const form = Form.useFormInstance();
  const password: unknown = Form.useWatch(name, form);
  const typedName: unknown = Form.useWatch(userNameField ?? [], form);
  const nameNow = userName ?? (userNameField && typeof typedName === 'string' ? typedName : '');
  const strength = passwordStrength(typeof password === 'string' ? password : '', nameNow);
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        { required: true, message: '请填写密码' },
        { min: 8, message: '密码至少 8 位' },
      ]}
      validateTrigger="onBlur"
      extra={<StrengthNote id={noteId} strength={strength} />}
    >
      <PasswordInput autoComplete="new-password" maxLength={64} aria-describedby={noteId} />
    </Form.Item>
  );
}

function StrengthNote({ id, strength }: { readonly id: string; readonly strength: PasswordStrength }) {
  return (
    <span id={id} className={styles.note}>
      <span className={styles.strength} data-level={strength.level}>
        <span className={styles.bar} aria-hidden="true" />
        <span className={styles.word}>{strength.word && `强度：${strength.word}`}</span>
      </span>
      {strength.rules.map(({ text, isMet }) => (
        <span key={text} className={classNames(styles.rule, isMet && styles.met)}>
          <Icon name={isMet ? 'check' : 'minus'} size={14} label={isMet ? '符合：' : '要求：'} />
          {text}
        </span>
      ))}
    </span>
  );
}
