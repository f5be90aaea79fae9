import type { Sending } from '@tuyuan/api-client/contest/use-send-entries.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import styles from './send-bar.module.css';

interface SendBarProps {
  readonly entries: readonly OwnEntry[];
  readonly sending: Sending;
}

/** The one button: what passes is sent, what does not stays; without it being possible it says what is missing. */
export function SendBar({ entries, sending }: SendBarProps) {
  const isOnline = useOnline();
  const { send, isSending, isAgreed } = sending;
  const ready = entries.filter(({ abilities }) => abilities.submit).length;
  const open = entries.flatMap(({ checks }) => checks).filter(({ result }) => result !== 'passed').length;
  const left = entries.length - ready;
  return (
    <footer className={styles.bar}>
      <p className={styles.words} role="status">
        <span data-open={open > 0}>{open > 0 ? `还有 ${open} 项要处理` : '检查都合格'}</span>
        <span>{isOnline ? '草稿随写随存' : '没有网络，草稿连上后再存'}</span>
      </p>
      {ready > 0 && !isAgreed ? (
        <Button onClick={() => document.getElementById('rights')?.scrollIntoView({ block: 'center' })}>
          先同意权利说明
        </Button>
      ) : (
        <Button isPrimary isBusy={isSending} isDisabled={!isOnline || ready === 0} onClick={send}>
          {!isOnline
            ? '连上网再提交'
            : ready === 0
              ? '还没有能提交的'
              : left > 0
                ? `先提交 ${ready} 件`
                : `提交 ${ready} 件`}
        </Button>
      )}
    </footer>
  );
}
