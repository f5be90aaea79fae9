import { useCreateTripMutation, useUpdateTripMutation } from '@tuyuan/api-client/conference/transport-management.ts';
import { type TripKind, tripKinds } from '@tuyuan/contract/conference/transport.ts';
import type { ManagedTrip } from '@tuyuan/contract/conference/transport-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Col, Form, Input, InputNumber, Row, Select, Switch } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { StaffSelect } from '../../../shared/people/staff-select.tsx';
import { tripKindNames } from './trip-words.ts';

interface TripDialogProps {
  readonly conferenceId: number;
  readonly trip?: ManagedTrip;
  readonly onClose: () => void;
}

interface Fields {
  readonly kind: TripKind;
  readonly name: string;
  readonly departsAt: string;
  readonly fromPlace: string;
  readonly fromDirections: string;
  readonly toPlace: string;
  readonly toDirections: string;
  readonly rideMinutes: number;
  readonly capacity: number;
  readonly plate: string;
  readonly vehicle: string;
  readonly driverName: string;
  readonly driverPhone: string;
  readonly leaderId?: number | null;
  readonly isOpen: boolean;
}

const texts = [
  ['name', '班次名称', 40, true],
  ['fromPlace', '上车点', 40, true],
  ['fromDirections', '上车点怎么找', 100, false],
  ['toPlace', '到达', 40, true],
  ['toDirections', '到达后怎么走', 100, false],
  ['plate', '车牌', 12, false],
  ['vehicle', '车型', 40, false],
  ['driverName', '司机', 30, false],
  ['driverPhone', '司机电话', 30, false],
] as const;
const empty = {
  kind: 'shuttle' as const,
  rideMinutes: 30,
  capacity: 33,
  isOpen: false,
  ...Object.fromEntries(texts.map(([name]) => [name, ''])),
};

/** Creates a ride or edits its plan. */
export function TripDialog({ conferenceId, trip, onClose }: TripDialogProps) {
  const [create] = useCreateTripMutation();
  const [update] = useUpdateTripMutation();

  async function save(fields: Fields): Promise<string> {
    const given = {
      ...fields,
      departsAt: wireMinute(fields.departsAt),
      leaderId: fields.leaderId ?? null,
      latitude: trip?.latitude ?? null,
      longitude: trip?.longitude ?? null,
    };
    await (trip ? update({ id: trip.id, ...given }) : create({ conferenceId, ...given })).unwrap();
    return `已保存「${fields.name}」`;
  }

  return (
    <RecordDialog<Fields>
      name="trip"
      width={640}
      title={trip ? `编辑「${trip.name}」` : '加一班车'}
      okText={trip && trip.taken > 0 ? '保存，改了时间会通知乘客' : '保存'}
      initial={trip ? { ...trip, departsAt: trip.departsAt.slice(0, 16) } : empty}
      save={save}
      onClose={onClose}
    >
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Form.Item name="kind" label="类别">
            <Select options={tripKinds.map((value) => ({ value, label: tripKindNames[value] }))} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="departsAt" label="发车时间" rules={[{ required: true, message: '请填写发车时间' }]}>
            <DateInput kind="dateTime" />
          </Form.Item>
        </Col>
        {texts.map(([name, label, longest, isRequired]) => (
          <Col key={name} xs={24} sm={12}>
            <Form.Item
              name={name}
              label={label}
              rules={isRequired ? [{ required: true, whitespace: true, message: `请填写${label}` }] : []}
            >
              <Input maxLength={longest} />
            </Form.Item>
          </Col>
        ))}
        <Col xs={24} sm={12}>
          <Form.Item name="rideMinutes" label="车程（分钟）" rules={[{ required: true, message: '请填写车程' }]}>
            <InputNumber min={1} max={1440} precision={0} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="capacity" label="座位" rules={[{ required: true, message: '请填写座位数' }]}>
            <InputNumber min={1} max={500} precision={0} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="leaderId" label="领队">
            <StaffSelect conferenceId={conferenceId} />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="isOpen" label="参会者可自己订座" valuePropName="checked">
            <Switch />
          </Form.Item>
        </Col>
      </Row>
    </RecordDialog>
  );
}
