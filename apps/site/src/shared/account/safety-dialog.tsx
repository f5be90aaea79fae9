import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { AntdRoot } from '../antd/antd-root.tsx';
import { FormFault } from '../form/form-fault.tsx';
import { useFormFaults } from '../form/use-form-faults.ts';
import styles from './safety-dialog.module.css';

interface SafetyDialogProps<Fields> {
  readonly name: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly submitText: string;
  readonly isDanger?: boolean;
  readonly fieldNames: readonly (keyof Fields & string)[];
  /** Renders the fields; they report refusals of their own calls by `refuse`. */
  children(form: FormInstance<Fields>, refuse: (thrown: unknown) => void): ReactNode;
  /** Rejects with the refusal, which is shown at its field; what was typed stays. */
  onSubmit(fields: Fields): Promise<void>;
  onClose(): void;
}

const owners = {
  'User.WrongPassword': 'password',
  'User.NotConfirmed': 'password',
  'Sms.CodeWrong': 'smsCode',
  'Sms.TooSoon': 'phone',
} as const;

/** Dialog for a sensitive change. */
export function SafetyDialog<Fields extends object>(props: SafetyDialogProps<Fields>) {
  const { name, title, note, submitText, isDanger = false, fieldNames, children, onSubmit, onClose } = props;
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults<string>(form, fieldNames, owners);
  const [isBusy, setBusy] = useState(false);

  async function submit(fields: Fields): Promise<void> {
    setBusy(true);
    const isDone = await faults.guard(() => onSubmit(fields));
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog isOpen title={title} width="440px" closesOnBackdrop={false} onClose={onClose}>
      <AntdRoot>
        <Form
          form={form}
          name={name}
          layout="vertical"
          scrollToFirstError={{ focus: true }}
          onFinish={(fields: Fields) => void submit(fields)}
        >
          {note && <div className={styles.dialogNote}>{note}</div>}
          <FormFault text={faults.rest} />
          {children(form, faults.refuse)}
          <div className={styles.actions}>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" danger={isDanger} htmlType="submit" loading={isBusy}>
              {submitText}
            </Button>
          </div>
        </Form>
      </AntdRoot>
    </Dialog>
  );
}
