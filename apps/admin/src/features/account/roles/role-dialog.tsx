import { ModalForm, ProFormText } from '@ant-design/pro-components';
import { useCopyRoleMutation, useCreateRoleMutation } from '@tuyuan/api-client/account/role-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { App, Form } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';

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
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [create, creating] = useCreateRoleMutation();
  const [copy, copying] = useCopyRoleMutation();
  const faults = useFormFaults(form, ['displayName', 'name']);
  const close = useLeaveGuard(form, onClose);

  async function save({ displayName, name }: Fields): Promise<void> {
    let made: ManagedRole | undefined;
    const isSaved = await faults.guard(async () => {
      made = await (source ? copy({ id: source.id, name, displayName }) : create({ name, displayName })).unwrap();
    });
    if (!isSaved || !made) return;
    message.success(`已新建角色「${displayName}」`);
    onMade(made);
    onClose();
  }

  return (
    <ModalForm<Fields>
      name="role"
      form={form}
      open
      width={440}
      title={source ? `复制「${source.displayName}」` : '新建角色'}
      initialValues={source ? { displayName: `${source.displayName}（副本）`, name: `${source.name}Copy` } : {}}
      submitter={{
        searchConfig: { submitText: source ? '复制角色' : '新建角色', resetText: '取消' },
        submitButtonProps: { loading: creating.isLoading || copying.isLoading },
      }}
      modalProps={{ destroyOnHidden: true, maskClosable: false, onCancel: close }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      onFinish={save}
    >
      <FormFault text={faults.rest} />
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
    </ModalForm>
  );
}
