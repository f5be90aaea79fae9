import { useRenewCalendarFeedMutation } from '@tuyuan/api-client/conference/calendar.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import styles from './subscribe-sheet.module.css';

interface SubscribeSheetProps {
  readonly path: string;
  onClose(): void;
}

const reminders = [
  { label: '不提醒', value: '' },
  { label: '5 分钟', value: '5' },
  { label: '15 分钟', value: '15' },
  { label: '30 分钟', value: '30' },
];

/** Subscribes the phone's own calendar to this one, which keeps it up to date there. */
export function SubscribeSheet({ path, onClose }: SubscribeSheetProps) {
  const [remind, setRemind] = useState('15');
  const [renew, { isLoading }] = useRenewCalendarFeedMutation();
  const address = new URL(`${resourceUrl(path)}${remind === '' ? '' : `?remind=${remind}`}`, location.href);
  const subscription = address.href.replace(/^https?:/, 'webcal:');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address.href);
      void say('地址已复制');
    } catch {
      void say('没有复制成功，请长按地址选取');
    }
  }
  async function change(): Promise<void> {
    const isSure = await confirm({
      title: '换一个地址？',
      text: '已经订阅的日历会停止更新，要用新地址再订阅一次。地址被别人看到时才需要换。',
      confirmText: '换地址',
    });
    if (!isSure) return;
    const { error } = await renew();
    void say(error === undefined ? '已换新地址，请重新订阅' : failureText(error));
  }
  return (
    <Sheet
      title="订阅到手机日历"
      onClose={onClose}
      bar={
        <Button isPrimary href={subscription}>
          订阅
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.text}>收藏、座位、班次都会出现在手机日历里，改了时间地点也会跟着改。地址只给你自己用。</p>
        <h3 className={styles.label}>提前提醒</h3>
        <div className={styles.reminders}>
          <Segmented label="提前提醒" segments={reminders} value={remind} onChange={setRemind} />
        </div>
        <p className={styles.address}>{address.href}</p>
        <div className={styles.links}>
          <button type="button" onClick={() => void copy()}>
            <Copy size={16} strokeWidth={1.75} aria-hidden />
            复制地址
          </button>
          <button type="button" disabled={isLoading} onClick={() => void change()}>
            换一个地址
          </button>
        </div>
      </div>
    </Sheet>
  );
}
