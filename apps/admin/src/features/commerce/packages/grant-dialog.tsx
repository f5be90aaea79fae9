import { useGrantPackageMutation } from '@tuyuan/api-client/commerce/package-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input, InputNumber, Select } from 'antd';
import { tierTitles } from '../../../shared/commerce/order-words.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { OwnerSelect } from './owner-select.tsx';

interface Fields {
  readonly name: string;
  readonly userId: string;
  readonly quota: number;
  readonly tier: keyof typeof tierTitles;
  readonly validUntil: string;
  readonly note: string;
}

export const tierOptions = (['editorial', 'commercial', 'extended'] as const).map((value) => ({
  value,
  label: tierTitles[value],
}));

/** Gives a package to a person or a unit. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const [grant] = useGrantPackageMutation();
  const keys = useRetryKey();
  async function save({ userId: owner, ...fields }: Fields): Promise<string> {
    const [kind, id] = owner.split(':');
    const given = {
      ...fields,
      userId: kind === 'user' ? Number(id) : null,
      unitId: kind === 'unit' ? Number(id) : null,
    };
    await grant({ ...given, key: keys.of(given) }).unwrap();
    return `已发放「${fields.name.trim()}」，马上可以用`;
  }
  return (
    <RecordDialog<Fields>
      name="grantPackage"
      title="发放套餐"
      okText="发放"
      initial={{ name: '', quota: 100, tier: 'commercial', validUntil: '', note: '' }}
      save={save}
      onClose={onClose}
    >
      <Form.Item name="userId" label="给谁" rules={[{ required: true, message: '请选择一个人或一个单位' }]}>
        <OwnerSelect />
      </Form.Item>
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={40} placeholder="例如：宣传年度套餐" />
      </Form.Item>
      <Form.Item name="quota" label="次数" rules={[{ required: true, message: '请填写次数' }]}>
        <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="tier" label="最高付到" extra="一次付一张图片的一种授权，不分价格。">
        <Select options={tierOptions} />
      </Form.Item>
      <Form.Item name="validUntil" label="到期日" rules={[{ required: true, message: '请填写到期日' }]}>
        <DateInput />
      </Form.Item>
      <Form.Item name="note" label="备注（选填）" extra="只有后台能看到，例如合同号。">
        <Input.TextArea maxLength={200} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </RecordDialog>
  );
}
