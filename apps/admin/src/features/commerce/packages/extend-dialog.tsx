import { useExtendPackageMutation } from '@tuyuan/api-client/commerce/package-management.ts';
import type { ManagedPackage } from '@tuyuan/contract/commerce/package-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface ExtendDialogProps {
  readonly pack: ManagedPackage;
  readonly onClose: () => void;
}

/** Moves a package's last day. */
export function ExtendDialog({ pack, onClose }: ExtendDialogProps) {
  const [extend] = useExtendPackageMutation();
  return (
    <RecordDialog<{ validUntil: string }>
      name="extendPackage"
      title={`「${pack.name}」改到期日`}
      initial={{ validUntil: pack.validUntil.slice(0, 10) }}
      save={async ({ validUntil }) => {
        await extend({ id: pack.id, validUntil }).unwrap();
        return '已改到期日';
      }}
      onClose={onClose}
    >
      <Form.Item name="validUntil" label="到期日" rules={[{ required: true, message: '请填写到期日' }]}>
        <DateInput />
      </Form.Item>
    </RecordDialog>
  );
}
