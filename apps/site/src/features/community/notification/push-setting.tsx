import { useSubscribePushMutation, useUnsubscribePushMutation } from '@tuyuan/api-client/community/user-channel.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import { failureWords } from './failure-words.ts';
import styles from './notification-switches.module.css';
import { canBePushed, PushRefused, subscribeBrowser, unsubscribeBrowser } from './subscribe-browser.ts';

interface PushSettingProps {
  /** The site's public key for push services. */
  readonly siteKey: string;
  readonly isOn: boolean;
}

/** Whether this browser shows notifications while nobody looks at the site. */
export function PushSetting({ siteKey, isOn }: PushSettingProps) {
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFault('');
    try {
      await work();
    } catch (thrown) {
      setFault(thrown instanceof PushRefused ? thrown.message : failureWords(thrown));
    } finally {
      setBusy(false);
    }
  }

  const start = () => run(async () => subscribe(await subscribeBrowser(siteKey)).unwrap());
  const stop = () =>
    run(async () => {
      await unsubscribe().unwrap();
      await unsubscribeBrowser();
    });
  const canStart = canBePushed();
  return (
    <div className={styles.way}>
      <p>
        <b>推送</b>
        <span className={styles.state}>
          {isOn
            ? '这个浏览器会弹出通知，退出登录后停止。'
            : canStart
              ? '不打开网站，也能在这个浏览器收到通知。'
              : '这个浏览器不支持推送，或没有用 HTTPS 打开网站。'}
        </span>
      </p>
      {(isOn || canStart) && (
        <div className={styles.actions}>
          <Button size="small" isBusy={isBusy} onClick={() => void (isOn ? stop() : start())}>
            {isOn ? '在这个浏览器关闭' : '在这个浏览器开启'}
          </Button>
        </div>
      )}
      {fault !== '' && (
        <p className={styles.error} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
