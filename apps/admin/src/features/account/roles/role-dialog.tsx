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
  readonly name: string;
}

/** Creates a role, empty or as a copy. */
export function RoleDialog({ source, onMade, onClose }: RoleDialogProps) {
  const [create] = useCreateRoleMutation();
  const [copy] = useCopyRoleMutation();

  async function save({ displayName, name }: Fields): Promise<string> {
    const given = { name, displayName };
    onMade(await (source ? copy({ id: source.id, ...given }) : create(given)).unwrap());
    return `已新建角色「${displayName}」`;
  }

  return (
    <RecordDialog<Fields>
      name="role"
      width={440}
      title={source ? `复制「${source.displayName}」` : '新建角色'}
      okText={source ? '复制角色' : '新建角色'}
      initial={source ? { displayName: `${source.displayName}（副本）`, name: `${source.name}Copy` } : {}}
      save={save}
      onClose={onClose}
    >
      <ProFormText
        name="displayName"
        label="角色名"
        fieldProps={{ allowClear: false, maxLength: 20, showCount: true }}
        rules={[{ required: true, whitespace: true, message: '请填写角色名' }]}
      />
      <ProFormText
        name="name"
        label="标识"
        extra="程序里用，建好后不能改。以字母开头，只用字母、数字、_ 和 -。"
        fieldProps={{ allowClear: false, maxLength: 32, autoComplete: 'off' }}
        rules={[{ required: true, whitespace: true, message: '请填写标识' }]}
      />
    </RecordDialog>
  );
}
