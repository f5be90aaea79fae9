import {
  useDeleteRoomsMutation,
  useUpdateHotelRoomMutation,
} from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { App, Button, Form, Input, Modal } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { type RoomFacts, RoomFields } from './room-fields.tsx';

interface RoomDialogProps {
  readonly room: StayRoom;
  readonly isEmpty: boolean;
  readonly onClose: () => void;
}

interface Fields extends RoomFacts {
  readonly number: string;
}

/** Edits one room; an empty one can be deleted. */
export function RoomDialog({ room, isEmpty, onClose }: RoomDialogProps) {
  const [form] = Form.useForm<Fields>();
  const [update, { isLoading }] = useUpdateHotelRoomMutation();
  const [remove] = useDeleteRoomsMutation();
  const faults = useFormFaults(form, ['number', 'kind', 'capacity', 'floor', 'note']);
  const close = useLeaveGuard(form, onClose);
  const attempt = useAttempt();
  const { message, modal } = App.useApp();

  async function save(fields: Fields): Promise<void> {
    if (!(await faults.guard(() => update({ id: room.id, ...fields }).unwrap()))) return;
    message.success(`已保存 ${fields.number}`);
    onClose();
  }
  async function erase(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除空房 ${room.number}？`,
      content: '删除后不能恢复。',
      okText: '删除空房',
      okButtonProps: { danger: true },
    });
    if (isSure && (await attempt(() => remove({ ids: [room.id] }).unwrap(), `已删除 ${room.number}`))) onClose();
  }

  return (
    <Modal
      open
      title={`编辑 ${room.number}`}
      okText="保存"
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {isEmpty && (
            <Button danger type="text" style={{ float: 'left' }} onClick={() => void erase()}>
              删除空房
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </>
      )}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="room"
        layout="vertical"
        initialValues={room}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="number" label="房号" rules={[{ required: true, whitespace: true, message: '请填写房号' }]}>
          <Input maxLength={20} />
        </Form.Item>
        <RoomFields />
      </Form>
    </Modal>
  );
}
