import { useRequestPayoutMutation } from '@tuyuan/api-client/commerce/profit.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { PayoutAccount, ProfitBalance } from '@tuyuan/contract/commerce/profit.ts';
import { formatMoney, formatPrice, parseMoney } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import records from '../../../shared/commerce/records.module.css';
import styles from './profit-view.module.css';

interface PayoutDialogProps {
  readonly balance: ProfitBalance;
  readonly account: PayoutAccount;
  onClose(): void;
}

/** Asks for a part of what is available, all of it unless one types less. */
export function PayoutDialog({ balance, account, onClose }: PayoutDialogProps) {
  const { availableCents, minimumCents, twoPeopleCents } = balance;
  const [text, setText] = useState(formatMoney(availableCents).replaceAll(',', ''));
  const [refusal, setRefusal] = useState<string>();
  const [request, { isLoading }] = useRequestPayoutMutation();
  const keys = useRetryKey();
  const cents = parseMoney(text);
  const fault = faultOf(cents, balance);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fault !== undefined || cents === undefined) return;
    const wanted = { amountCents: cents };
    const { error } = await request({ ...wanted, key: keys.of(wanted) });
    if (error) {
      const { fields, rest } = fieldErrors(error, ['amountCents']);
      setRefusal(fields.amountCents?.[0] ?? rest);
      return;
    }
    showToast({ text: '已申请提现，审批后打款', tone: 'success' });
    onClose();
  }
  const foot = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" type="submit" form="payout" isBusy={isLoading} disabled={fault !== undefined}>
        申请提现
      </Button>
    </>
  );
  return (
    <Dialog isOpen title="申请提现" width="440px" closesOnBackdrop={false} footer={foot} onClose={onClose}>
      <form id="payout" className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="金额（元）"
          value={text}
          inputMode="decimal"
          help={`可提现 ${formatPrice(availableCents)}，一次至少 ${formatPrice(minimumCents)}`}
          error={refusal ?? fault}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
          }}
        />
        <p className={styles.row}>
          <span className={records.note}>打到</span>
          <span>
            {account.holder} · {account.kind === 'alipay' ? '支付宝' : account.bank} ****{account.numberEnd}
          </span>
        </p>
        {cents !== undefined && cents > twoPeopleCents && (
          <p className={records.note}>超过 {formatPrice(twoPeopleCents)} 要两个人先后审批，会慢一些。</p>
        )}
      </form>
    </Dialog>
  );
}

function faultOf(cents: number | undefined, { availableCents, minimumCents }: ProfitBalance): string | undefined {
  if (cents === undefined || cents <= 0) return '请填写金额，最多两位小数';
  if (cents < minimumCents) return `一次至少 ${formatPrice(minimumCents)}`;
  if (cents > availableCents) return `最多 ${formatPrice(availableCents)}`;
  return undefined;
}
