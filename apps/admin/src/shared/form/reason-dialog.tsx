import { Button, Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { Effects } from './effects.tsx';
import styles from './reason-dialog.module.css';

export interface ReasonQuestion {
  readonly title: string;
  /** What will happen, a line each. */
  readonly effects: readonly string[];
  /** Help below the field: who reads the words. */
  readonly readBy: string;
  /** Words that are often right; a click takes them. */
  readonly suggestions?: readonly string[];
  readonly isRequired: boolean;
  readonly okText: string;
  readonly isDangerous: boolean;
}

interface ReasonDialogProps {
  readonly question: ReasonQuestion;
  readonly isBusy: boolean;
  /** What went wrong, above the field. */
  readonly fault?: ReactNode;
  readonly onAnswer: (reason: string) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly reason?: string;
}

/** Asks for a reason before something that others are told of, and says what will happen. */
export function ReasonDialog({ question, isBusy, fault, onAnswer, onClose }: ReasonDialogProps) {
  const [form] = Form.useForm<Fields>();
  const { title, effects, readBy, suggestions = [], isRequired, okText, isDangerous } = question;
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
      {fault}
      <Form<Fields> form={form} name="reason" layout="vertical" onFinish={({ reason = '' }) => onAnswer(reason.trim())}>
        <Form.Item
          name="reason"
          label={isRequired ? '原因' : '原因（选填）'}
          extra={readBy}
          rules={[{ required: isRequired, whitespace: true, message: '请填写原因' }]}
        >
          <Input.TextArea maxLength={200} showCount autoFocus autoSize={{ minRows: 2, maxRows: 5 }} />
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
