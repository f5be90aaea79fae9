import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useConfirmEmailMutation,
  useRemoveEmailMutation,
  useSendEmailCodeMutation,
} from '@tuyuan/api-client/community/user-channel.ts';
import { useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useCountdown } from '../../../shared/account/use-countdown.ts';
import { failureWords } from './failure-words.ts';
import styles from './notification-switches.module.css';

/** The address that receives notifications: which it is, or the way to confirm one. */
export function EmailSetting({ email }: { readonly email: string }) {
  const [isChanging, setChanging] = useState(false);
  const [remove, { isLoading, error }] = useRemoveEmailMutation();
  if (isChanging) return <EmailForm onDone={() => setChanging(false)} />;
  return (
    <div className={styles.way}>
      <p>
        <b>邮件</b>
        <span className={styles.state}>{email === '' ? '确认邮箱之后，才能打开邮件通知。' : `发到 ${email}`}</span>
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setChanging(true)}>
          {email === '' ? '确认邮箱' : '更换邮箱'}
        </Button>
        {email !== '' && (
          <Button size="small" isBusy={isLoading} onClick={() => void remove()}>
            移除
          </Button>
        )}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {failureWords(error)}
        </p>
      )}
    </div>
  );
}

function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const [send, sending] = useSendEmailCodeMutation();
  const [confirm, confirming] = useConfirmEmailMutation();
  const { data: system } = useGetSystemSettingQuery();
  const { seconds, start } = useCountdown();
  const [address, setAddress] = useState('');
  const [emailCode, setCode] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const wasSent = sending.isSuccess;

  function fail(thrown: unknown, member: string): void {
    const found = isApiFailure(thrown) ? thrown.validationErrors[0] : undefined;
    setFaults(found ? { [found.members[0] ?? member]: found.message } : { [member]: failureWords(thrown) });
  }

  async function sendCode(): Promise<void> {
    setFaults({});
    try {
      const { resendAfter } = await send({ address: address.trim() }).unwrap();
      start(resendAfter);
    } catch (thrown) {
      fail(thrown, 'address');
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFaults({});
    try {
      await confirm({ address: address.trim(), emailCode: emailCode.trim() }).unwrap();
      onDone();
    } catch (thrown) {
      fail(thrown, 'emailCode');
    }
  }

  const hint = system?.isDemo ? '演示站不发真邮件，验证码在管理后台的「邮件」里。' : '验证码已发送，10 分钟内有效。';
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.line}>
        <TextField
          label="邮箱"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={100}
          required
          value={address}
          error={faults.address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          isBusy={sending.isLoading}
          disabled={seconds > 0 || address.trim() === ''}
          onClick={() => void sendCode()}
        >
          {seconds > 0 ? `${seconds} 秒后重发` : wasSent ? '重新发送' : '获取验证码'}
        </Button>
      </div>
      {wasSent && (
        <TextField
          label="验证码"
          name="emailCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          value={emailCode}
          help={hint}
          error={faults.emailCode}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <div className={styles.actions}>
        {wasSent && (
          <Button type="submit" kind="primary" isBusy={confirming.isLoading} disabled={emailCode.trim() === ''}>
            确认
          </Button>
        )}
        <Button onClick={onDone}>取消</Button>
      </div>
    </form>
  );
}
