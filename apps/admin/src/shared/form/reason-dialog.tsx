import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Effects } from './effects.tsx';
import { FormFault } from './form-fault.tsx';
import styles from './reason-dialog.module.css';
import { useFormFaults } from './use-form-faults.ts';

export interface ReasonQuestion {
  readonly title: string;
  /** What will happen, one effect per line. */
  readonly effects: readonly string[];
  /** Help below the field: who reads the text. */
  readonly readBy: string;
  /** Words that are often right; a click takes them. */
  readonly suggestions?: readonly string[];
  readonly isRequired: boolean;
  /** 200 where nothing is said. */
  readonly maxLength?: number;
  readonly okText: string;
  readonly isDangerous: boolean;
}

interface ReasonDialogProps {
  readonly question: ReasonQuestion;
  /** An error is shown in the dialog, which stays open; on success the caller closes it. */
  readonly onAnswer: (reason: string) => unknown;
  readonly onClose: () => void;
}

interface Fields {
  readonly reason?: string;
}

/** Asks for a reason before an action that notifies others, and lists its effects. */
export function ReasonDialog({ question, onAnswer, onClose }: ReasonDialogProps) {
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['reason']);
  const [isBusy, setBusy] = useState(false);
  const { title, effects, readBy, suggestions = [], isRequired, maxLength = 200, okText, isDangerous } = question;

  async function answer({ reason = '' }: Fields): Promise<void> {
    setBusy(true);
    await faults.guard(async () => onAnswer(reason.trim()));
    setBusy(false);
  }

  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ loading: isBusy, danger: isDangerous }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <div className={styles.effects}>
        <Effects effects={effects} />
      </div>
      <FormFault text={faults.rest} />
      <Form<Fields> form={form} name="reason" layout="vertical" onFinish={(fields) => void answer(fields)}>
        <Form.Item
          name="reason"
          label={isRequired ? '原因' : '原因（选填）'}
          extra={readBy}
          rules={[{ required: isRequired, whitespace: true, message: '请填写原因' }]}
        >
          <Input.TextArea maxLength={maxLength} showCount autoFocus autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            {suggestions.map((words) => (
              <Button key={words} size="small" onClick={() => form.setFieldsValue({ reason: words })}>
                {words}
              </Button>
            ))}
          </div>
        )}
      </Form>
    </Modal>
  );
}
