import { Button } from '@tuyuan/ui/button.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from './share.module.css';

interface PasswordFormProps {
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  onEnter(password: string): void;
}

/** Asks for the password that the author gave with the link. */
export function PasswordForm({ isBusy, fault, onEnter }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onEnter(password);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>这个图集有密码</h1>
      <TextField
        label="密码"
        help="密码由作者和链接一起给你"
        error={fault}
        type="password"
        autoComplete="off"
        maxLength={64}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button kind="primary" type="submit" isBlock isBusy={isBusy}>
        打开图集
      </Button>
    </form>
  );
}
