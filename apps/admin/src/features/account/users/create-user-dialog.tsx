import { ProFormItem, ProFormText } from '@ant-design/pro-components';
import { useCreateUserMutation } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

interface CreateUserDialogProps {
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
  readonly onCreated: (user: ManagedUser, temporaryPassword: string) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly userName: string;
  readonly nickName: string;
  readonly phone?: string;
  readonly email?: string;
  readonly roleIds?: number[];
}

/** Creates a user; the temporary password is shown once afterwards. */
export function CreateUserDialog({ roles, onCreated, onClose }: CreateUserDialogProps) {
  const [create] = useCreateUserMutation();
  const everybody = roles.filter(({ name, isAssignable }) => name === 'user' && isAssignable).map(({ id }) => id);

  async function save({ userName, nickName, phone, email, roleIds }: Fields): Promise<void> {
    const given = { userName, nickName, phone: phone ?? '', email: email ?? '', roleIds: roleIds ?? [] };
    const made = await create(given).unwrap();
    onCreated(made.user, made.temporaryPassword);
  }

  return (
    <RecordDialog<Fields>
      name="create-user"
      title="新建用户"
      okText="新建用户"
      initial={{ roleIds: everybody }}
      save={save}
      onClose={onClose}
    >
      <ProFormText
        name="userName"
        label="用户名"
        extra="登录用，建好后不能改。以字母或汉字开头，2 至 20 个字符。"
        fieldProps={{ allowClear: false, maxLength: 20, autoComplete: 'off' }}
        rules={[{ required: true, whitespace: true, message: '请填写用户名' }]}
      />
      <ProFormText
        name="nickName"
        label="昵称"
        fieldProps={{ allowClear: false, maxLength: 30, showCount: true }}
        rules={[{ required: true, whitespace: true, message: '请填写昵称' }]}
      />
      <ProFormText
        name="phone"
        label="手机号"
        fieldProps={{ allowClear: false, maxLength: 11, inputMode: 'tel', autoComplete: 'off' }}
      />
      <ProFormText
        name="email"
        label="邮箱"
        fieldProps={{ allowClear: false, maxLength: 100, inputMode: 'email', autoComplete: 'off' }}
      />
      <ProFormItem name="roleIds" label="角色">
        <RoleChoice roles={roles} />
      </ProFormItem>
    </RecordDialog>
  );
}
