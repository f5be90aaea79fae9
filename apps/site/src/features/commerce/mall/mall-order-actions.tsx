import {
  useCancelMallOrderMutation,
  useConfirmMallReceiptMutation,
} from '@tuyuan/api-client/commerce/credit-mall-order-data.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { MallOrder } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { mallPayPath } from '../../../shared/commerce/mall-paths.ts';

/** What can be done with an exchange now. */
export function MallOrderActions({ order }: { readonly order: MallOrder }) {
  const { id, title, cashCents, state, abilities } = order;
  const [cancel, cancelling] = useCancelMallOrderMutation();
  const [confirm, confirming] = useConfirmMallReceiptMutation();
  const keys = useRetryKey();

  async function cancelIt(): Promise<void> {
    const money = cashCents > 0 && state === 'paid' ? `，${formatPrice(cashCents)} 原路退回` : '';
    const text = `取消兑换「${title}」？积分按原批次、原到期日退回${money}。`;
    if (!(await showConfirm({ text, confirmText: '取消兑换' }))) return;
    const { data } = await cancel({ id, key: keys.of({ id, state }) });
    if (data) showToast({ text: '已取消，积分已退回', tone: 'success' });
  }
  async function confirmIt(): Promise<void> {
    if (await showConfirm({ text: `确认收到「${title}」？`, confirmText: '确认收货' })) await confirm({ id });
  }

  return (
    <>
      {abilities.cancel && (
        <Button size="small" isBusy={cancelling.isLoading} onClick={() => void cancelIt()}>
          {state === 'paid' ? '取消并退回' : '取消'}
        </Button>
      )}
      {abilities.confirm && (
        <Button size="small" isBusy={confirming.isLoading} onClick={() => void confirmIt()}>
          确认收货
        </Button>
      )}
      {abilities.pay && (
        <ButtonLink size="small" kind="primary" href={mallPayPath(id)}>
          付 {formatPrice(cashCents)}
        </ButtonLink>
      )}
    </>
  );
}
