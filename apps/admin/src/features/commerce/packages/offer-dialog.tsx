import { useCreateOfferMutation, useUpdateOfferMutation } from '@tuyuan/api-client/commerce/package-management.ts';
import type { ManagedOffer } from '@tuyuan/contract/commerce/package-management.ts';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { tierOptions } from './grant-dialog.tsx';

interface Fields {
  readonly name: string;
  readonly quota: number;
  readonly yuan: number;
  readonly tier: ManagedOffer['tier'];
  readonly validMonths: number;
  readonly isOnSale: boolean;
}

interface OfferDialogProps {
  readonly offer: ManagedOffer | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a package on sale. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const [create] = useCreateOfferMutation();
  const [update] = useUpdateOfferMutation();
  async function save({ yuan, ...fields }: Fields): Promise<string> {
    const given = { ...fields, priceCents: Math.round(yuan * 100) };
    await (offer ? update({ id: offer.id, ...given }) : create(given)).unwrap();
    return `已保存「${fields.name.trim()}」`;
  }
  return (
    <RecordDialog<Fields>
      name="packageOffer"
      title={offer ? `编辑「${offer.name}」` : '新建在售套餐'}
      initial={{
        name: offer?.name ?? '',
        quota: offer?.quota ?? 100,
        yuan: (offer?.priceCents ?? 100_000) / 100,
        tier: offer?.tier ?? 'commercial',
        validMonths: offer?.validMonths ?? 12,
        isOnSale: offer?.isOnSale ?? true,
      }}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="quota" label="次数" rules={[{ required: true, message: '请填写次数' }]}>
        <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name="yuan"
        label="价格（元）"
        extra="改价和改次数只影响之后的订单。"
        rules={[{ required: true, message: '请填写价格' }]}
      >
        <InputNumber min={0.01} max={1_000_000} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="tier" label="最高付到">
        <Select options={tierOptions} />
      </Form.Item>
      <Form.Item name="validMonths" label="有效期（月）" rules={[{ required: true, message: '请填写有效期' }]}>
        <InputNumber min={1} max={120} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="isOnSale" label="在售" valuePropName="checked">
        <Switch />
      </Form.Item>
    </RecordDialog>
  );
}
