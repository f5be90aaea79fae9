import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import { Form, Segmented } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { PriceFields } from '../../../shared/library/price-fields.tsx';
import type { SaleTerms } from './image-actions.ts';

interface PriceDialogProps {
  readonly count: number;
  readonly onSubmit: (terms: SaleTerms) => void;
  readonly onClose: () => void;
}

type Way = 'priced' | 'free' | 'preview';

interface Fields {
  readonly way: Way;
  readonly prices?: LicencePrices;
  /** Only asked of what has a price. */
  readonly canUseAuthPay?: 'kept' | 'yes' | 'no';
}

const ways: readonly { value: Way; label: string }[] = [
  { value: 'priced', label: '定价' },
  { value: 'free', label: '免费' },
  { value: 'preview', label: '仅展示' },
];
const packageWays = [
  { value: 'kept', label: '不改' },
  { value: 'yes', label: '可以' },
  { value: 'no', label: '不可以' },
];
const all = (price: number | null): LicencePrices => ({ editorial: price, commercial: price, extended: price });

/** Sets what many images cost: a price per tier, nothing at all, or no sale. */
export function PriceDialog({ count, onSubmit, onClose }: PriceDialogProps) {
  const [form] = Form.useForm<Fields>();
  const way = Form.useWatch('way', form) ?? 'priced';
  return (
    <RecordDialog<Fields>
      name="price-images"
      form={form}
      width={440}
      title={`给 ${count} 张图片调价`}
      okText="调价"
      initial={{ way: 'priced', prices: all(null), canUseAuthPay: 'kept' }}
      save={async (fields) =>
        onSubmit({
          prices: fields.way === 'free' ? all(0) : fields.way === 'preview' ? all(null) : (fields.prices ?? all(null)),
          ...(fields.canUseAuthPay === 'yes' && { canUseAuthPay: true }),
          ...(fields.canUseAuthPay === 'no' && { canUseAuthPay: false }),
        })
      }
      onClose={onClose}
    >
      <Form.Item name="way">
        <Segmented options={[...ways]} aria-label="怎么卖" />
      </Form.Item>
      {way === 'priced' && (
        <Form.Item
          name="prices"
          label="各档授权的价格"
          extra="留空的那一档不出售。"
          rules={[
            {
              validator: (_, prices: LicencePrices) =>
                Object.values(prices).some((price) => price !== null)
                  ? Promise.resolve()
                  : Promise.reject(new Error('至少填一档；都不卖请选「仅展示」')),
            },
          ]}
        >
          <PriceFields />
        </Form.Item>
      )}
      {way === 'priced' && (
        <Form.Item name="canUseAuthPay" label="可用套餐支付">
          <Segmented options={[...packageWays]} aria-label="可用套餐支付" />
        </Form.Item>
      )}
      {way === 'free' && <p>三档授权都免费，登录后就能下载。</p>}
      {way === 'preview' && <p>只能看，不能买也不能下载。</p>}
    </RecordDialog>
  );
}
