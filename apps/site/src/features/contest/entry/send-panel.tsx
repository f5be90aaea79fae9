import { rightsId, type Sending } from '@tuyuan/api-client/contest/use-send-entries.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { useEffect } from 'react';
import styles from './contribute.module.css';

interface SendPanelProps {
  readonly activity: ActivityInfo;
  readonly entries: readonly OwnEntry[];
  readonly sending: Sending;
}

/** The rights one agrees to, and the one button: what passes is sent, what does not stays. */
export function SendPanel({ activity, entries, sending }: SendPanelProps) {
  const { rights, rightsVersion } = activity.rules;
  const { send, isSending, isAgreed, setAgreed } = sending;
  const ready = entries.filter(({ abilities }) => abilities.submit).length;
  const left = entries.length - ready;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void send();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [send]);
  return (
    <aside className={styles.side} aria-label="提交">
      <section id={rightsId}>
        <Checkbox state={isAgreed} onChange={setAgreed}>
          我同意权利说明第 {rightsVersion} 版
        </Checkbox>
        <dl className={styles.rights}>
          <dt>始终归你</dt>
          <dd>{rights.yours}</dd>
          <dt>我们可以</dt>
          <dd>{rights.ours}</dd>
          <dt>我们不会</dt>
          <dd>{rights.never}</dd>
        </dl>
      </section>
      <section>
        {left > 0 && (
          <p className={styles.warning}>
            {entries.length} 件里 {left} 件还不能交
          </p>
        )}
        <Button
          kind="primary"
          size="large"
          isBlock
          isBusy={isSending}
          disabled={!isAgreed || ready === 0}
          onClick={() => void send()}
        >
          {ready === 0 ? '还没有能提交的' : left > 0 ? `先提交 ${ready} 件` : `提交 ${ready} 件`}
        </Button>
        <p className={styles.note}>
          {isAgreed ? '不能提交的留在草稿里。' : '先同意权利说明。'} <kbd>Ctrl</kbd> <kbd>Enter</kbd> 提交
        </p>
      </section>
    </aside>
  );
}
