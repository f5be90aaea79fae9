import { ProFormText } from '@ant-design/pro-components';
import { useCopyRoleMutation, useCreateRoleMutation } from '@tuyuan/api-client/account/role-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface RoleDialogProps {
  /** The role to copy permissions from; undefined starts with none. */
  readonly source: ManagedRole | undefined;
  readonly onMade: (role: ManagedRole) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly displayName: string;
}

/** Creates a role, empty or as a copy. */
export function RoleDialog({ source, onMade, onClose }: RoleDialogProps) {
  const [create] = useCreateRoleMutation();
  const [copy] = useCopyRoleMutation();

  async function save({ displayName }: Fields): Promise<string> {
    onMade(await (source ? copy({ id: source.id, displayName }) : create({ displayName })).unwrap());
    return `已新建角色「${displayName}」`;
  }

  return (
    <RecordDialog<Fields>
      name="role"
      width={440}
      title={source ? `复制「${source.displayName}」` : '新建角色'}
      okText={source ? '复制角色' : '新建角色'}
      initial={source ? { displayName: `${source.displayName}（副本）` } : {}}
      save={save}
      onClose={onClose}
    >
      <ProFormText
        name="displayName"
        label="角色名"
        fieldProps={{ allowClear: false, maxLength: 20, showCount: true }}
        rules={[{ required: true, whitespace: true, message: '请填写角色名' }]}
      />
    </RecordDialog>
  );
}
