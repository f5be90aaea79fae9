import { useCreateRoomsMutation } from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayHotel } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { type RoomFacts, RoomFields } from './room-fields.tsx';

interface Fields extends RoomFacts {
  readonly numbers: string;
}

const initial = { numbers: '', kind: 'twin', capacity: 2, floor: '', allowsSmoking: false, note: '' } as const;

/** Rooms of one kind, as many as there are numbers. */
export function RoomsDialog({ hotel, onClose }: { readonly hotel: StayHotel; readonly onClose: () => void }) {
  const [create] = useCreateRoomsMutation();

  async function save({ numbers, ...facts }: Fields): Promise<string> {
    const rooms = [...new Set(numbers.split(/[\s,，、;；]+/).filter(Boolean))].map((number) => ({ number, ...facts }));
    await create({ hotelId: hotel.id, rooms }).unwrap();
    return `加了 ${rooms.length} 间房`;
  }

  return (
    <RecordDialog<Fields>
      name="rooms"
      title={`给「${hotel.name}」加房间`}
      okText="加房间"
      initial={initial}
      save={save}
      onClose={onClose}
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
    </RecordDialog>
  );
}
