import { App, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';

interface StageDialogProps<Fields extends object> {
  readonly title: string;
  readonly names: readonly string[];
  readonly initial: Fields;
  readonly children: ReactNode;
  onSave(fields: Fields): Promise<unknown>;
  onClose(): void;
}

/** The form of a room, track or speaker. */
export function StageDialog<Fields extends object>(props: StageDialogProps<Fields>) {
  const { title, names, initial, children, onSave, onClose } = props;
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const [isSaving, setSaving] = useState(false);

  async function save(fields: Fields): Promise<void> {
    setSaving(true);
    const isSaved = await faults.guard(() => onSave(fields));
    setSaving(false);
    if (!isSaved) return;
    message.success('已保存');
    onClose();
  }

  return (
    <Modal
      open
      title={title}
      okText="保存"
      okButtonProps={{ loading: isSaving }}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="stage"
        layout="vertical"
        initialValues={initial}
        onFinish={(fields) => void save(fields)}
      >
        {children}
      </Form>
    </Modal>
  );
}
