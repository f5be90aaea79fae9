import { useAddCouponsMutation } from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import type { ManagedGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields {
  readonly codes: string;
}

/** Adds codes to the pool of coupons. They are stored sealed and shown to whoever exchanges one. */
export function CouponsDialog({ goods, onClose }: { readonly goods: ManagedGoods; readonly onClose: () => void }) {
  const [add] = useAddCouponsMutation();
  return (
    <RecordDialog<Fields>
      name="mallCoupons"
      title={`给「${goods.title}」加券码`}
      okText="加入"
      initial={{}}
      save={async ({ codes }) => {
        const secretCodes = codes.split(/\s+/).filter((code) => code !== '');
        const { added } = await add({ id: goods.id, secretCodes }).unwrap();
        const known = secretCodes.length - added;
        return `已加入 ${added} 个券码${known > 0 ? `，${known} 个重复的没有加` : ''}`;
      }}
      onClose={onClose}
    >
      <p>现在还有 {goods.stock} 个没换的券码。</p>
      <Form.Item
        name="codes"
        label="券码"
        extra="一行一个，每个 4 到 60 个字，一次最多 5000 个；加密保存，加了多少库存就加多少。"
        rules={[{ required: true, whitespace: true, message: '请填写券码' }]}
      >
        <Input.TextArea rows={8} spellCheck={false} autoComplete="off" />
      </Form.Item>
    </RecordDialog>
  );
}
