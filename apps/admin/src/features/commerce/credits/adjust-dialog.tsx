import { useAdjustCreditsMutation } from '@tuyuan/api-client/commerce/credit-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Form, Input, InputNumber, Radio } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields {
  readonly account: string;
  readonly way: 'grant' | 'deduct';
  readonly amount: number;
  readonly reason: string;
}

/** Grants a user credits or takes them away; they read the reason. */
export function AdjustDialog({ account, onClose }: { readonly account: string; readonly onClose: () => void }) {
  const [adjust] = useAdjustCreditsMutation();
  const keys = useRetryKey();
  async function save({ account: of, way, amount, reason }: Fields): Promise<string> {
    const wanted = { account: of.trim(), amount: way === 'grant' ? amount : -amount, reason: reason.trim() };
    const { balance } = await adjust({ ...wanted, key: keys.of(wanted) }).unwrap();
    return `已${way === 'grant' ? '发放' : '扣除'} ${formatCount(amount)} 分，余额 ${formatCount(balance)}`;
  }
  return (
    <RecordDialog<Fields>
      name="adjustCredits"
      title="发放或扣除积分"
      okText="确定"
      initial={{ account, way: 'grant' }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="account"
        label="用户名或手机号"
        rules={[{ required: true, whitespace: true, message: '请填写用户名或手机号' }]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="way" label="方式">
        <Radio.Group
          options={[
            { value: 'grant', label: '发放' },
            { value: 'deduct', label: '扣除' },
          ]}
        />
      </Form.Item>
      <Form.Item name="amount" label="积分" rules={[{ required: true, message: '请填写积分' }]}>
        <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="理由"
        extra="用户在自己的积分记录里会看到。"
        rules={[{ required: true, whitespace: true, message: '请填写理由' }]}
      >
        <Input maxLength={100} />
      </Form.Item>
    </RecordDialog>
  );
}
