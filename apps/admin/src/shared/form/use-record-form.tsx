import { ProForm } from '@ant-design/pro-components';
import { App, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../use-attempt.ts';
import { FormFault } from './form-fault.tsx';
import { useFormFaults } from './use-form-faults.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What takes a record away, asked about before. */
interface Removal {
  /** The button's words, and those that confirm it. */
  readonly label: string;
  readonly title: string;
  readonly content?: string;
  /** What is said once it is gone. */
  readonly done?: string;
  readonly run: () => Promise<unknown>;
}

export interface RecordForm<Fields extends object> {
  /** The form's own name: its fields' ids begin with it. */
  readonly name: string;
  readonly title: string;
  /** What the fields begin with; undefined until it is fetched. */
  readonly initial: { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined } | undefined;
  /** Where the fields are watched from outside. */
  readonly form?: FormInstance<Fields>;
  readonly okText?: string;
  readonly cancelText?: string;
  readonly isDangerous?: boolean;
  readonly width?: number;
  /** Returns what is said once it is saved. A refusal it throws is put at the fields it names, and what was typed stays. */
  readonly save: (fields: Fields) => Promise<string | void>;
  /** Absent for what is new, or can't be removed. */
  readonly remove?: Removal | false | undefined;
  /** The fields. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

interface RecordParts {
  /** The fields with what is wrong above them. */
  readonly body: ReactNode;
  readonly removeButton: ReactNode;
  readonly isSaving: boolean;
  submit(): void;
  /** Closes, after asking where something would be lost. */
  close(): void;
}

/** A record's form: what was refused, the question before changes are lost, saving, and removing with a question. */
export function useRecordForm<Fields extends object>(record: RecordForm<Fields>): RecordParts {
  const { name, initial, save, remove, children, onClose } = record;
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const [form] = Form.useForm<Fields>(record.form);
  const faults = useFormFaults(form);
  const close = useLeaveGuard(form, onClose);
  const [isSaving, setSaving] = useState(false);

  async function finish(fields: Fields): Promise<void> {
    setSaving(true);
    const isSaved = await faults.guard(async () => {
      const said = await save(fields);
      if (typeof said === 'string') message.success(said);
    });
    setSaving(false);
    if (isSaved) onClose();
  }

  async function erase({ label, title, content, done, run }: Removal): Promise<void> {
    const isSure = await modal.confirm({ title, content, okText: label, okButtonProps: { danger: true } });
    if (isSure && (await attempt(run, done))) onClose();
  }

  return {
    isSaving,
    submit: form.submit,
    close,
    removeButton: remove && (
      <Button danger type="text" style={{ marginInlineEnd: 'auto' }} onClick={() => void erase(remove)}>
        {remove.label}
      </Button>
    ),
    body: (
      <>
        <FormFault text={faults.rest} />
        {initial && (
          <ProForm<Fields>
            form={form}
            name={name}
            submitter={false}
            autoFocusFirstInput={false}
            scrollToFirstError
            initialValues={initial}
            // ProForm would hand on what it was begun with, and drop what is null.
            onFinish={() => finish(form.getFieldsValue())}
          >
            {children}
          </ProForm>
        )}
      </>
    ),
  };
}
