import { useCreateRoomsMutation } from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayHotel } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { App, Form, Input, Modal } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { type RoomFacts, RoomFields } from './room-fields.tsx';

interface Fields extends RoomFacts {
  readonly numbers: string;
}

const initial = { numbers: '', kind: 'twin', capacity: 2, floor: '', allowsSmoking: false, note: '' };

/** Rooms of one kind, as many as there are numbers. */
export function RoomsDialog({ hotel, onClose }: { readonly hotel: StayHotel; readonly onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [create, { isLoading }] = useCreateRoomsMutation();
  const faults = useFormFaults(form, ['numbers', 'kind', 'capacity', 'floor', 'note']);
  const close = useLeaveGuard(form, onClose);

  async function save({ numbers, ...facts }: Fields): Promise<void> {
    const rooms = [...new Set(numbers.split(/[\s,，、;；]+/).filter(Boolean))].map((number) => ({ number, ...facts }));
    if (!(await faults.guard(() => create({ hotelId: hotel.id, rooms }).unwrap()))) return;
    message.success(`加了 ${rooms.length} 间房`);
    onClose();
  }

  return (
    <Modal
      open
      title={`给「${hotel.name}」加房间`}
      okText="加房间"
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="rooms"
        layout="vertical"
        initialValues={initial}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="numbers"
          label="房号"
          extra="一次可以加多间，用空格或换行隔开：1201 1202 1203"
          rules={[{ required: true, whitespace: true, message: '请填写房号' }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <RoomFields />
      </Form>
    </Modal>
  );
}
