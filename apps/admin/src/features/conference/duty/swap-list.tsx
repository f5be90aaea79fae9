import { useSettleSwapMutation } from '@tuyuan/api-client/conference/duty-management.ts';
import type { getManagedGaps } from '@tuyuan/contract/conference/duty-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { Alert, Button, Space } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './duty.module.css';
import { shiftHours } from './duty-words.ts';

type Swap = OutputOf<typeof getManagedGaps>['swaps'][number];

/** Shift swaps; they take effect once approved. */
export function SwapList({ swaps, mayEdit }: { readonly swaps: readonly Swap[]; readonly mayEdit: boolean }) {
  const [settle, { isLoading }] = useSettleSwapMutation();
  const attempt = useAttempt();
  const decide = (swap: Swap, isApproved: boolean) =>
    void attempt(
      () => settle({ swapId: swap.id, isApproved, reason: '' }).unwrap(),
      isApproved ? `改由${swap.toName}值班，已通知两人` : '已退回，仍由原来的人值班',
    );
  if (swaps.length === 0) return null;
  return (
    <section className={styles.alerts} aria-label="换班申请">
      {swaps.map((swap) => (
        <Alert
          key={swap.id}
          type="info"
          showIcon
          title={
            <>
              <strong>
                {swap.fromName}想把班换给{swap.toName}
              </strong>
              <span className={styles.fact}>
                {swap.shift.place}，{shiftHours(swap.shift)}
                {swap.reason !== '' && `；${swap.reason}`}
              </span>
            </>
          }
          action={
            mayEdit && (
              <Space wrap>
                <Button size="small" type="primary" loading={isLoading} onClick={() => decide(swap, true)}>
                  同意换班
                </Button>
                <Button size="small" onClick={() => decide(swap, false)}>
                  不同意
                </Button>
              </Space>
            )
          }
        />
      ))}
    </section>
  );
}
