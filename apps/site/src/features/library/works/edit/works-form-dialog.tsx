import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Button, ConfigProvider, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { AntdRoot } from '../../../../shared/antd/antd-root.tsx';
import { FormFault } from '../../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../../shared/form/use-form-faults.ts';
import styles from './edit.module.css';

interface WorksFormDialogProps<Fields extends object> {
  readonly name: string;
  readonly title: string;
  readonly form: FormInstance<Fields>;
  readonly initialValues: Partial<Fields>;
  readonly fieldNames: readonly string[];
  readonly submitText: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
  /** Rejects with the refusal, which is shown at its field; what was typed stays. */
  onSubmit(fields: Fields): Promise<void>;
  onClose(): void;
}

/** The page's modal window lies above everything else, so lists open within it. */
const withinDialog = (opener?: HTMLElement) => opener?.closest('dialog') ?? document.body;

/** Dialog with a form of a work; refusals stand at their fields. */
export function WorksFormDialog<Fields extends object>(props: WorksFormDialogProps<Fields>) {
  const { name, title, form, initialValues, fieldNames, submitText, isBusy, children, onSubmit, onClose } = props;
  const faults = useFormFaults<string>(form, fieldNames);
  async function submit(fields: Fields): Promise<void> {
    if (await faults.guard(() => onSubmit(fields))) onClose();
  }
  return (
    <Dialog isOpen title={title} width="600px" closesOnBackdrop={false} onClose={onClose}>
      <AntdRoot>
        <ConfigProvider getPopupContainer={withinDialog}>
          <Form
            form={form}
            name={name}
            layout="vertical"
            initialValues={initialValues}
            scrollToFirstError={{ focus: true }}
            onFinish={(fields: Fields) => void submit(fields)}
          >
            <FormFault text={faults.rest} />
            {children}
            <div className={styles.actions}>
              <Button onClick={onClose}>取消</Button>
              <Button type="primary" htmlType="submit" loading={isBusy}>
                {submitText}
              </Button>
            </div>
          </Form>
        </ConfigProvider>
      </AntdRoot>
    </Dialog>
  );
}
