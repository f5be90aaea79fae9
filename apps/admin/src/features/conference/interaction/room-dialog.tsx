import {
  useCreateInteractionRoomMutation,
  useDeleteInteractionRoomMutation,
  useUpdateInteractionRoomMutation,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { Form, Input, InputNumber, Switch } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

type Fields = Pick<
  ManagedRoom,
  'name' | 'danmakuOn' | 'danmakuReviewed' | 'slowSeconds' | 'questionsOn' | 'questionsReviewed'
>;

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
  const [form] = Form.useForm<Fields>();
  const [create] = useCreateInteractionRoomMutation();
  const [update] = useUpdateInteractionRoomMutation();
  const [remove] = useDeleteInteractionRoomMutation();
  const danmakuOn = Form.useWatch('danmakuOn', form) ?? true;
  const questionsOn = Form.useWatch('questionsOn', form) ?? true;

  async function save(fields: Fields): Promise<string> {
    const given = { ...fields, slowSeconds: fields.slowSeconds ?? 0 };
    await (room ? update({ id: room.id, ...given }) : create({ conferenceId, ...given })).unwrap();
    return room ? '已保存，会场里立刻生效' : `「${fields.name.trim()}」可以互动了`;
  }

  return (
    <RecordDialog<Fields>
      name="interactionRoom"
      form={form}
      title={room ? `「${room.name}」设置` : '开通一个会场'}
      okText={room ? '保存' : '开通'}
      initial={room ?? usual}
      save={save}
      remove={
        room && {
          label: '关闭互动',
          title: `关闭「${room.name}」的互动？`,
          run: () => remove({ id: room.id }).unwrap(),
        }
      }
      onClose={onClose}
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
    </RecordDialog>
  );
}
