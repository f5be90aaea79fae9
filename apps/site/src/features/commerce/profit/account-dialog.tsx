import { useSavePayoutAccountMutation } from '@tuyuan/api-client/commerce/profit.ts';
import type { PayoutAccountKind } from '@tuyuan/contract/commerce/payout-states.ts';
import type { PayoutAccount } from '@tuyuan/contract/commerce/profit.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { OwnerFields } from '../../../shared/account/owner-fields.tsx';
import { SafetyDialog } from '../../../shared/account/safety-dialog.tsx';
import { useSession } from '../../../shared/site-session.tsx';

interface Fields {
  readonly holder: string;
  readonly bank?: string;
  readonly accountNumber: string;
  readonly password?: string;
  readonly safetyCode?: string;
}

interface AccountDialogProps {
  readonly account: PayoutAccount | null;
  onClose(): void;
}

const kinds: { value: PayoutAccountKind; label: string }[] = [
  { value: 'bank', label: '银行卡' },
  { value: 'alipay', label: '支付宝' },
];

/** Where the money goes; only who is at the keyboard in person may change it. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const [save] = useSavePayoutAccountMutation();
  const [kind, setKind] = useState<PayoutAccountKind>(account?.kind ?? 'bank');
  const profile = useSession().details?.profile ?? null;
  async function submit(fields: Fields): Promise<void> {
    await save({ ...fields, kind, bank: kind === 'bank' ? (fields.bank ?? '') : '' }).unwrap();
    showToast({ text: '收款账户已保存', tone: 'success' });
  }
  return (
    <SafetyDialog<Fields>
      name="payout-account"
      title="收款账户"
      note="只用于把收益打给你。账号加密保存，保存后只显示后四位；改了账户，审批的人会看到。"
      submitText="保存"
      fieldNames={['holder', 'bank', 'accountNumber', 'password', 'safetyCode']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(_form, refuse) => (
        <>
          <Segmented<PayoutAccountKind>
            block
            options={kinds}
            value={kind}
            onChange={setKind}
            style={{ marginBottom: 20 }}
          />
          <Form.Item
            name="holder"
            label="户名"
            initialValue={account?.holder}
            rules={[{ required: true, min: 2, message: '请填写户名，和实名一致' }]}
          >
            <Input maxLength={40} autoComplete="name" />
          </Form.Item>
          {kind === 'bank' && (
            <Form.Item
              name="bank"
              label="开户行"
              initialValue={account?.bank}
              rules={[{ required: true, min: 2, message: '请填写开户行' }]}
            >
              <Input maxLength={60} placeholder="例如：招商银行昆明翠湖支行" />
            </Form.Item>
          )}
          <Form.Item
            name="accountNumber"
            label={kind === 'bank' ? '卡号' : '支付宝账号'}
            extra={account && account.kind === kind ? `现在的账号尾号 ${account.numberEnd}` : undefined}
            rules={[{ required: true, message: kind === 'bank' ? '请填写卡号' : '请填写手机号或邮箱' }]}
          >
            <Input maxLength={60} autoComplete="off" inputMode={kind === 'bank' ? 'numeric' : 'email'} />
          </Form.Item>
          <OwnerFields hasPassword={profile?.hasPassword ?? true} phone={profile?.phone ?? ''} onRefused={refuse} />
        </>
      )}
    </SafetyDialog>
  );
}
