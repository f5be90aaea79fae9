import {
  useCreateInteractionRoomMutation,
  useDeleteInteractionRoomMutation,
  useUpdateInteractionRoomMutation,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { App, Button, Form, Input, InputNumber, Modal, Switch } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';

type Fields = Pick<
  ManagedRoom,
  'name' | 'danmakuOn' | 'danmakuReviewed' | 'slowSeconds' | 'questionsOn' | 'questionsReviewed'
>;

const names = ['name', 'slowSeconds'] as const;
const usual: Fields = {
  name: '',
  danmakuOn: true,
  danmakuReviewed: true,
  slowSeconds: 10,
  questionsOn: true,
  questionsReviewed: true,
};

interface RoomDialogProps {
  readonly conferenceId: number;
  /** Undefined for a new one. */
  readonly room: ManagedRoom | undefined;
  readonly onClose: () => void;
}

/** A hall's name and what may be written there; people in the hall see a change at once. */
export function RoomDialog({ conferenceId, room, onClose }: RoomDialogProps) {
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const [form] = Form.useForm<Fields>();
  const [create, creating] = useCreateInteractionRoomMutation();
  const [update, updating] = useUpdateInteractionRoomMutation();
  const [remove] = useDeleteInteractionRoomMutation();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const danmakuOn = Form.useWatch('danmakuOn', form) ?? true;
  const questionsOn = Form.useWatch('questionsOn', form) ?? true;

  async function save(fields: Fields): Promise<void> {
    const isSaved = await faults.guard(() =>
      room ? update({ id: room.id, ...fields }).unwrap() : create({ conferenceId, ...fields }).unwrap(),
    );
    if (!isSaved) return;
    message.success(room ? '已保存，会场里立刻生效' : `「${fields.name.trim()}」可以互动了`);
    onClose();
  }

  async function askRemove({ id, name }: ManagedRoom): Promise<void> {
    if (
      !(await modal.confirm({ title: `关闭「${name}」的互动？`, okText: '关闭互动', okButtonProps: { danger: true } }))
    )
      return;
    if (await attempt(() => remove({ id }).unwrap())) onClose();
  }

  return (
    <Modal
      open
      title={room ? `「${room.name}」设置` : '开通一个会场'}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <div style={{ display: 'flex', gap: 8 }}>
          {room && (
            <Button type="text" danger style={{ marginInlineEnd: 'auto' }} onClick={() => void askRemove(room)}>
              关闭互动
            </Button>
          )}
          <Button style={{ marginInlineStart: 'auto' }} onClick={close}>
            取消
          </Button>
          <Button type="primary" loading={creating.isLoading || updating.isLoading} onClick={() => form.submit()}>
            {room ? '保存' : '开通'}
          </Button>
        </div>
      }
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="interactionRoom"
        layout="vertical"
        initialValues={room ?? usual}
        onFinish={(fields) => void save({ ...(room ?? usual), ...fields, slowSeconds: fields.slowSeconds ?? 0 })}
      >
        <Form.Item
          name="name"
          label="会场"
          extra="和座位上的会场同名时，坐在那里的人打开手机就进这个会场。"
          rules={[{ required: true, whitespace: true, message: '请填写会场' }]}
        >
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name="danmakuOn" label="弹幕" valuePropName="checked">
          <Switch checkedChildren="可以发" unCheckedChildren="已关闭" />
        </Form.Item>
        <Form.Item
          name="danmakuReviewed"
          label="弹幕先审后显示"
          extra="关掉后直接上屏；含“先审”级敏感词的仍要审。"
          valuePropName="checked"
          hidden={!danmakuOn}
        >
          <Switch />
        </Form.Item>
        <Form.Item
          name="slowSeconds"
          label="慢速模式"
          extra="同一个人两条弹幕之间至少隔多少秒，0 为不限。"
          hidden={!danmakuOn}
        >
          <InputNumber min={0} max={600} precision={0} suffix="秒" style={{ width: 140 }} />
        </Form.Item>
        <Form.Item name="questionsOn" label="提问" valuePropName="checked">
          <Switch checkedChildren="可以问" unCheckedChildren="已关闭" />
        </Form.Item>
        <Form.Item name="questionsReviewed" label="提问先审后公开" valuePropName="checked" hidden={!questionsOn}>
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}
