import { useSettlePayoutMutation } from '@tuyuan/api-client/commerce/payout-management.ts';
import type { ManagedPayout } from '@tuyuan/contract/commerce/payout-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields {
  readonly voucher: string;
}

interface VoucherDialogProps {
  readonly payout: ManagedPayout;
  readonly onClose: () => void;
}

/** Notes that the bank has transferred a payout. */
export function VoucherDialog({ payout, onClose }: VoucherDialogProps) {
  const [settle] = useSettlePayoutMutation();
  const { id, amountCents, user, holder, kind, bank, numberEnd } = payout;
  return (
    <RecordDialog<Fields>
      name="payoutVoucher"
      title={`已给 ${user.nickName} 打款 ${formatPrice(amountCents)}`}
      okText="标为已付"
      initial={{ voucher: '' }}
      save={async ({ voucher }) => {
        await settle({ id, voucher: voucher.trim() }).unwrap();
        return '已标为已付';
      }}
      onClose={onClose}
    >
      <p style={{ marginBottom: 16 }}>
        {holder} · {kind === 'alipay' ? '支付宝' : bank} ****{numberEnd}。标记后不能撤回。
      </p>
      <Form.Item
        name="voucher"
        label="回单号"
        extra="银行或支付宝的转账流水号，摄影师能看到。"
        rules={[{ required: true, whitespace: true, message: '请填写回单号' }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
    </RecordDialog>
  );
}
