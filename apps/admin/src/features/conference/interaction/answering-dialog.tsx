import { Form, Input, Modal } from 'antd';

interface AnsweringDialogProps {
  readonly question: { readonly text: string; readonly speaker: string };
  readonly onStart: (speaker: string) => void;
  readonly onClose: () => void;
}

/** Asks who answers; the hall sees the question large with that name. */
export function AnsweringDialog({ question, onStart, onClose }: AnsweringDialogProps) {
  const [form] = Form.useForm<{ speaker: string }>();
  return (
    <Modal open title="请谁回答？" okText="开始回答" onOk={() => form.submit()} onCancel={onClose}>
      <p>{question.text}</p>
      <Form
        form={form}
        name="answering"
        layout="vertical"
        initialValues={{ speaker: question.speaker }}
        onFinish={({ speaker }) => {
          onStart(speaker.trim());
          onClose();
        }}
      >
        <Form.Item name="speaker" label="回答的人" extra="可以不填；正在回答的上一个问题会记为已答。">
          <Input autoFocus maxLength={30} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
