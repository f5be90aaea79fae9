import { useRequestRefundMutation } from '@tuyuan/api-client/commerce/order.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Order, OrderLine } from '@tuyuan/contract/commerce/order.ts';
import { type RefundReason, refundReasonNames, refundReasons } from '@tuyuan/contract/commerce/order-states.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { ToggleChip } from '@tuyuan/ui/chip.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import styles from './orders-view.module.css';

interface RefundDialogProps {
  readonly order: Order;
  onClose(): void;
}

/** Why a line can't be given back; null where it can. */
function hindrance({ firstDownloadedAt, licence, refund }: OrderLine): string | null {
  if (firstDownloadedAt !== null) return '已下载，不能退';
  if (!licence || licence.isRevoked) return '已退款';
  if (refund === 'requested' || refund === 'approved') return '已在退款中';
  return null;
}

/** Asks for the lines to give back and the reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState<RefundReason>();
  const [message, setMessage] = useState('');
  const [request, { isLoading }] = useRequestRefundMutation();
  const keys = useRetryKey();
  const amount = order.lines.filter(({ id }) => chosen.has(id)).reduce((sum, { paidCents }) => sum + paidCents, 0);
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  async function submit(): Promise<void> {
    if (!reason) return;
    const wanted = { id: order.id, lineIds: [...chosen], reason, message };
    const { error } = await request({ ...wanted, key: keys.of(wanted) });
    if (error) return;
    showToast({ text: '已提交退款申请，财务会尽快处理', tone: 'success' });
    onClose();
  }
  const foot = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" isBusy={isLoading} disabled={chosen.size === 0 || !reason} onClick={() => void submit()}>
        申请退款
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="申请退款" width="520px" footer={foot} onClose={onClose}>
      <div className={styles.list}>
        <p className={styles.note}>没下载过的作品可以退。申请后授权先停用，退款后授权撤销。</p>
        <ul className={styles.lines}>
          {order.lines.map((line) => {
            const fault = hindrance(line);
            return (
              <li key={line.id} className={styles.row}>
                <Checkbox
                  state={chosen.has(line.id)}
                  isDisabled={fault !== null}
                  onChange={(isChosen) => toggle(line.id, isChosen)}
                >
                  {line.title}
                </Checkbox>
                <span className={styles.note}>
                  {fault ?? (order.payBy === 'package' ? '1 次' : formatPrice(line.paidCents))}
                </span>
              </li>
            );
          })}
        </ul>
        <fieldset className={styles.reasons} aria-label="原因">
          {refundReasonNames.map((name) => (
            <ToggleChip key={name} isSelected={reason === name} onToggle={() => setReason(name)}>
              {refundReasons[name]}
            </ToggleChip>
          ))}
        </fieldset>
        <TextArea
          label="补充说明（可不填）"
          value={message}
          maxLength={200}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p className={styles.row}>
          <span>{order.payBy === 'package' ? '退回套餐' : '原路退回'}</span>
          <b>{order.payBy === 'package' ? `${chosen.size} 次` : formatPrice(amount)}</b>
        </p>
      </div>
    </Dialog>
  );
}
