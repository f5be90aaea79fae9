import {
  useDeleteRoomsMutation,
  useUpdateHotelRoomMutation,
} from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
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
  const { id, number } = room;
  const [update] = useUpdateHotelRoomMutation();
  const [remove] = useDeleteRoomsMutation();
  return (
    <RecordDialog<Fields>
      name="room"
      title={`编辑 ${number}`}
      initial={room}
      save={async (fields) => {
        await update({ id, ...fields }).unwrap();
        return `已保存 ${fields.number}`;
      }}
      remove={
        isEmpty && {
          label: '删除空房',
          title: `删除空房 ${number}？`,
          content: '删除后不能恢复。',
          done: `已删除 ${number}`,
          run: () => remove({ ids: [id] }).unwrap(),
        }
      }
      onClose={onClose}
    >
      <Form.Item name="number" label="房号" rules={[{ required: true, whitespace: true, message: '请填写房号' }]}>
        <Input maxLength={20} />
      </Form.Item>
      <RoomFields />
    </RecordDialog>
  );
}
