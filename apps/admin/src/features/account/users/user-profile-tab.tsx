import { ProForm, ProFormText } from '@ant-design/pro-components';
import { useUpdateUserMutation } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { Alert, App, Form } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';

interface UserProfileTabProps {
  readonly user: ManagedUser;
  readonly lockReason: string | undefined;
  /** Why phone and e-mail can't be changed here: masked values would be saved masked, one's own would be a way in. */
  readonly personalLock: string | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

interface Fields {
  readonly nickName: string;
  readonly phone?: string;
  readonly email?: string;
}

const names = ['nickName', 'phone', 'email'] as const;

export function UserProfileTab({ user, lockReason, personalLock, onDirty }: UserProfileTabProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [update] = useUpdateUserMutation();
  const faults = useFormFaults(form, names);
  const isLocked = lockReason !== undefined;

  async function save({ nickName, phone, email }: Fields): Promise<void> {
    const personal = personalLock === undefined ? { phone: phone ?? '', email: email ?? '' } : {};
    const isSaved = await faults.guard(() => update({ id: user.id, nickName, ...personal }).unwrap());
    if (!isSaved) return;
    onDirty(false);
    message.success(`已保存「${nickName}」`);
  }

  return (
    <ProForm<Fields>
      name="user-profile"
      form={form}
      autoFocusFirstInput={false}
      disabled={isLocked}
      initialValues={{ nickName: user.nickName, phone: user.phone, email: user.email }}
      submitter={isLocked ? false : { searchConfig: { submitText: '保存资料' }, resetButtonProps: false }}
      onValuesChange={() => onDirty(true)}
      onFinish={save}
    >
      {isLocked && <Alert type="info" showIcon title={lockReason} style={{ marginBlockEnd: 16 }} />}
      <FormFault text={faults.rest} />
      <Form.Item label="用户名" htmlFor="user-profile-user-name">
        <output id="user-profile-user-name">{user.userName}</output>
      </Form.Item>
      <ProFormText
        name="nickName"
        label="昵称"
        fieldProps={{ allowClear: false, maxLength: 30, showCount: true }}
        rules={[{ required: true, whitespace: true, message: '请填写昵称' }]}
      />
      <ProFormText
        name="phone"
        label="手机号"
        disabled={isLocked || personalLock !== undefined}
        extra={personalLock}
        fieldProps={{ allowClear: false, maxLength: 11, inputMode: 'tel', autoComplete: 'off' }}
      />
      <ProFormText
        name="email"
        label="邮箱"
        disabled={isLocked || personalLock !== undefined}
        fieldProps={{ allowClear: false, maxLength: 100, inputMode: 'email', autoComplete: 'off' }}
      />
    </ProForm>
  );
}
