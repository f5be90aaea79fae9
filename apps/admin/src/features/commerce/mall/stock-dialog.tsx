import { useStockGoodsMutation } from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ManagedGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { Form, InputNumber, Radio } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields {
  readonly way: 'add' | 'take';
  readonly pieces: number;
}

/** Adds pieces to a stock or takes them out; what is exchanged meanwhile counts. */
export function StockDialog({ goods, onClose }: { readonly goods: ManagedGoods; readonly onClose: () => void }) {
  const [stock] = useStockGoodsMutation();
  const keys = useRetryKey();
  return (
    <RecordDialog<Fields>
      name="mallStock"
      title={`改「${goods.title}」的库存`}
      initial={{ way: 'add' }}
      save={async ({ way, pieces }) => {
        const wanted = { id: goods.id, change: way === 'add' ? pieces : -pieces };
        const { stock: left } = await stock({ ...wanted, key: keys.of(wanted) }).unwrap();
        return `库存现在是 ${left} 件`;
      }}
      onClose={onClose}
    >
      <p>
        现在库存 {goods.stock} 件，已换 {goods.sold} 件。
      </p>
      <Form.Item name="way" label="方式">
        <Radio.Group
          options={[
            { value: 'add', label: '加' },
            { value: 'take', label: '减' },
          ]}
        />
      </Form.Item>
      <Form.Item name="pieces" label="件数" rules={[{ required: true, message: '请填写件数' }]}>
        <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </RecordDialog>
  );
}
