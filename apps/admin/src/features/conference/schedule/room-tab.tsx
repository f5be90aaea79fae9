import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import {
  useArrangeRoomsMutation,
  useCreateRoomMutation,
  useDeleteRoomMutation,
  useUpdateRoomMutation,
} from '@tuyuan/api-client/conference/schedule-stage.ts';
import type { ScheduleRoom } from '@tuyuan/contract/conference/schedule-fields.ts';
import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { ColourSelect } from './colour-select.tsx';
import { ColourSquare } from './colour-square.tsx';
import { useEditedSchedule } from './edited-schedule.tsx';
import styles from './stage-row.module.css';
import { StageRow } from './stage-row.tsx';

/** The rooms in grid order. */
export function RoomTab() {
  const { draft, mayEdit } = useEditedSchedule();
  const attempt = useAttempt();
  const [edited, setEdited] = useState<ScheduleRoom | 'new'>();
  const [arrange, arranging] = useArrangeRoomsMutation();
  const [remove] = useDeleteRoomMutation();
  const { rooms } = draft;

  async function move(index: number, by: 1 | -1): Promise<void> {
    const ids = rooms.map(({ id }) => id);
    const [taken] = ids.splice(index, 1);
    if (taken === undefined) return;
    ids.splice(index + by, 0, taken);
    await attempt(() => arrange({ conferenceId: draft.conference.id, ids }).unwrap());
  }

  return (
    <>
      {mayEdit && <Button onClick={() => setEdited('new')}>加会场</Button>}
      {rooms.length === 0 && <p className={styles.none}>还没有会场。加了会场，场次才能按会场排开。</p>}
      <ul className={styles.list}>
        {rooms.map((room, index) => (
          <StageRow
            key={room.id}
            name={room.name}
            mark={<ColourSquare colour={room.colour} />}
            note={[room.place, room.capacity === null ? '不限人数' : `${room.capacity} 座`].filter(Boolean).join(' · ')}
            warning="里面还有场次的会场不能删除。"
            commands={
              <>
                <Button
                  type="text"
                  icon={<ArrowUpOutlined />}
                  aria-label={`「${room.name}」前移`}
                  disabled={index === 0 || arranging.isLoading}
                  onClick={() => void move(index, -1)}
                />
                <Button
                  type="text"
                  icon={<ArrowDownOutlined />}
                  aria-label={`「${room.name}」后移`}
                  disabled={index === rooms.length - 1 || arranging.isLoading}
                  onClick={() => void move(index, 1)}
                />
              </>
            }
            onEdit={() => setEdited(room)}
            onDelete={() => remove({ id: room.id }).unwrap()}
          />
        ))}
      </ul>
      {edited !== undefined && (
        <RoomDialog room={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

type Fields = Pick<ScheduleRoom, 'name' | 'place' | 'capacity' | 'colour'>;

function RoomDialog({ room, onClose }: { readonly room: ScheduleRoom | undefined; onClose(): void }) {
  const { id: conferenceId } = useEditedSchedule().draft.conference;
  const [create] = useCreateRoomMutation();
  const [update] = useUpdateRoomMutation();
  return (
    <RecordDialog<Fields>
      name="stage"
      title={room ? `编辑「${room.name}」` : '加会场'}
      initial={room ?? { name: '', place: '', capacity: null, colour: 'blue' }}
      save={async (fields) => {
        await (room ? update({ id: room.id, ...fields }) : create({ conferenceId, ...fields })).unwrap();
        return '已保存';
      }}
      onClose={onClose}
    >
      <Form.Item<Fields> name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item<Fields> name="place" label="在哪里">
        <Input maxLength={60} placeholder="三层东侧" />
      </Form.Item>
      <Form.Item<Fields> name="capacity" label="座位数" extra="留空不限；排场次时按它提醒坐不坐得下。">
        <InputNumber min={1} max={100_000} precision={0} suffix="座" />
      </Form.Item>
      <Form.Item<Fields> name="colour" label="颜色">
        <ColourSelect />
      </Form.Item>
    </RecordDialog>
  );
}
