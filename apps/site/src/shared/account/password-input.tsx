import { Icon } from '@tuyuan/ui/icon.tsx';
import { Input, type InputProps, type InputRef } from 'antd';
import { type Ref, useState } from 'react';
import styles from './password-input.module.css';

interface PasswordInputProps extends Omit<InputProps, 'suffix' | 'type'> {
  readonly ref?: Ref<InputRef>;
}

/** Password input with a reveal button; antd's own is not reachable by keyboard. */
export function PasswordInput({ ref, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...rest}
      {...(ref && { ref })}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={isShown ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-off'} size={18} />
        </button>
      }
    />
  );
}
