import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useSetQuietHoursMutation } from '@tuyuan/api-client/community/user-channel.ts';
import type { Channels } from '@tuyuan/contract/community/user-channel.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { failureWords } from './failure-words.ts';
import styles from './notification-switches.module.css';

/** When notifications stay on the site. */
export function QuietSetting({ hours }: { readonly hours: Channels['quietHours'] }) {
  const [save, { isLoading, error }] = useSetQuietHoursMutation();
  const [from, setFrom] = useState(hours.from);
  const [until, setUntil] = useState(hours.until);
  const isChanged = from !== hours.from || until !== hours.until;
  const faults = isApiFailure(error) ? error.validationErrors : [];
  const faultOf = (member: string) => faults.find(({ members }) => members.includes(member))?.message;
  function submit(event: FormEvent): void {
    event.preventDefault();
    void save({ isOn: true, from, until });
  }
  return (
    <form className={styles.way} noValidate onSubmit={submit}>
      <p>
        <b>免打扰</b>
        <span className={styles.state}>
          {hours.isOn
            ? `每天 ${hours.from} 到${hours.until > hours.from ? ' ' : '次日 '}${hours.until}（北京时间）的通知，结束后再发；站内照常。`
            : '没有打开，通知随时会发。'}
        </span>
      </p>
      <Checkbox
        state={hours.isOn}
        isDisabled={isLoading}
        onChange={(isOn) => void save({ isOn, from: hours.from, until: hours.until })}
      >
        在这段时间里不发邮件、短信和推送
      </Checkbox>
      {hours.isOn && (
        <div className={styles.times}>
          <TextField
            label="开始"
            type="time"
            name="from"
            required
            value={from}
            error={faultOf('from')}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label="结束"
            type="time"
            name="until"
            required
            value={until}
            error={faultOf('until')}
            onChange={(event) => setUntil(event.target.value)}
          />
          <Button type="submit" isBusy={isLoading} disabled={!isChanged || from === '' || until === ''}>
            保存
          </Button>
        </div>
      )}
      {error && faults.length === 0 && (
        <p className={styles.error} role="alert">
          没有保存：{failureWords(error)}
        </p>
      )}
    </form>
  );
}
