import { type RoomKind, roomKinds } from '@tuyuan/contract/conference/accommodation.ts';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { roomKindNames } from './stay-words.ts';

export interface RoomFacts {
  readonly floor: string;
  readonly kind: RoomKind;
  readonly capacity: number;
  readonly allowsSmoking: boolean;
  readonly note: string;
}

/** Fields of one room, or of several equal ones. */
export function RoomFields() {
  return (
    <>
      <Form.Item name="kind" label="房型">
        <Select options={roomKinds.map((value) => ({ value, label: roomKindNames[value] }))} />
      </Form.Item>
      <Form.Item name="capacity" label="住几人" rules={[{ required: true, message: '请填写人数' }]}>
        <InputNumber min={1} max={6} precision={0} />
      </Form.Item>
      <Form.Item name="floor" label="楼层">
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="allowsSmoking" label="可吸烟" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="note" label="备注">
        <Input maxLength={100} />
      </Form.Item>
    </>
  );
}
