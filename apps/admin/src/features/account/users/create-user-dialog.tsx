import { ModalForm, ProFormItem, ProFormText } from '@ant-design/pro-components';
import { useCreateUserMutation } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { Form } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
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

const names = ['userName', 'nickName', 'phone', 'email', 'roleIds'] as const;

/** Creates a user; the temporary password is shown once afterwards. */
export function CreateUserDialog({ roles, onCreated, onClose }: CreateUserDialogProps) {
  const [form] = Form.useForm<Fields>();
  const [create, { isLoading }] = useCreateUserMutation();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const everybody = roles.filter(({ name, isAssignable }) => name === 'user' && isAssignable).map(({ id }) => id);

  async function save({ userName, nickName, phone, email, roleIds }: Fields): Promise<void> {
    let made: { user: ManagedUser; temporaryPassword: string } | undefined;
    const isSaved = await faults.guard(async () => {
      made = await create({
        userName,
        nickName,
        phone: phone ?? '',
        email: email ?? '',
        roleIds: roleIds ?? [],
      }).unwrap();
    });
    if (!isSaved || !made) return;
    onCreated(made.user, made.temporaryPassword);
    onClose();
  }

  return (
    <ModalForm<Fields>
      name="create-user"
      form={form}
      open
      width={520}
      title="新建用户"
      initialValues={{ roleIds: everybody }}
      submitter={{
        searchConfig: { submitText: '新建用户', resetText: '取消' },
        submitButtonProps: { loading: isLoading },
      }}
      modalProps={{ destroyOnHidden: true, maskClosable: false, onCancel: close }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      onFinish={save}
    >
      <FormFault text={faults.rest} />
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
    </ModalForm>
  );
}
