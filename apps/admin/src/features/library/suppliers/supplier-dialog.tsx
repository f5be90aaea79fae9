import {
  useCreateSupplierMutation,
  useDeleteSupplierMutation,
  useUpdateSupplierMutation,
} from '@tuyuan/api-client/library/supplier-management.ts';
import type { ManagedSupplier } from '@tuyuan/contract/library/supplier-management.ts';
import { Form, Input, Radio } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { supplierStateTitles } from './supplier-filters.ts';

interface SupplierDialogProps {
  readonly supplier: ManagedSupplier | undefined;
  readonly onClose: () => void;
}

export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const [create] = useCreateSupplierMutation();
  const [update] = useUpdateSupplierMutation();
  const [remove] = useDeleteSupplierMutation();
  return (
    <RecordDialog<Omit<ManagedSupplier, 'id' | 'createdAt'>>
      name="supplier"
      title={supplier ? '编辑供应商' : '新建供应商'}
      initial={{ contact: '', state: 'active', ...supplier }}
      save={async (fields) => {
        const { name } = await (supplier ? update({ id: supplier.id, ...fields }) : create(fields)).unwrap();
        return `已保存「${name}」`;
      }}
      remove={
        supplier && {
          label: '删除',
          title: `删除「${supplier.name}」？`,
          run: () => remove({ id: supplier.id }).unwrap(),
        }
      }
      onClose={onClose}
    >
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="contact" label="联系人（选填）">
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="phone" label="手机号" rules={[{ required: true, message: '请填写手机号' }]}>
        <Input inputMode="tel" maxLength={11} />
      </Form.Item>
      <Form.Item name="state" label="状态">
        <Radio.Group options={Object.entries(supplierStateTitles).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
    </RecordDialog>
  );
}
