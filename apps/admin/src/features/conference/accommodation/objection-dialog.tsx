import { Alert, Form, Input, Modal } from 'antd';
import { genderNames } from './stay-words.ts';
import type { Objection, usePlacing } from './use-placing.ts';

interface ObjectionDialogProps {
  readonly objection: Objection;
  readonly isBusy: boolean;
  readonly onPut: ReturnType<typeof usePlacing>['put'];
  readonly onClose: () => void;
}

/** Against a rule only with a reason, which stays with the plan. */
export function ObjectionDialog({ objection, isBusy, onPut, onClose }: ObjectionDialogProps) {
  const { guest, room, nights, text } = objection;
  const [form] = Form.useForm<{ reason: string }>();
  return (
    <Modal
      open
      title={`仍把${guest.name}排进 ${room.number}？`}
      okText="仍排进这间"
      okButtonProps={{ loading: isBusy }}
      cancelText="换一间"
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Alert
        type="warning"
        showIcon
        title={text}
        description={[guest.name, genderNames[guest.gender], guest.wish?.smokes && '吸烟'].filter(Boolean).join('，')}
      />
      <Form
        form={form}
        name="objection"
        layout="vertical"
        style={{ marginBlockStart: 16 }}
        onFinish={({ reason }) => void onPut(guest, room, nights, reason)}
      >
        <Form.Item
          name="reason"
          label="原因"
          extra="例如夫妻同住；会和排房一起留下。"
          rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
        >
          <Input maxLength={100} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
