import { useCancelTripMutation, useDelayTripMutation } from '@tuyuan/api-client/conference/transport-management.ts';
import type { ManagedTrip } from '@tuyuan/contract/conference/transport-management.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';

interface TripChangeDialogProps {
  readonly trip: ManagedTrip;
  readonly change: 'delay' | 'cancel';
  readonly onClose: () => void;
}

interface Fields {
  readonly departsAt: string;
  readonly reason: string;
}

/** Reschedules or cancels a ride; every passenger is notified at once, with the reason. */
export function TripChangeDialog({ trip, change, onClose }: TripChangeDialogProps) {
  const { id, name, taken } = trip;
  const [delay] = useDelayTripMutation();
  const [cancel] = useCancelTripMutation();
  const isDelay = change === 'delay';

  async function save({ departsAt, reason }: Fields): Promise<string> {
    await (isDelay ? delay({ id, departsAt: wireMinute(departsAt), reason }) : cancel({ id, reason })).unwrap();
    return `已通知 ${taken} 位乘客`;
  }

  return (
    <RecordDialog<Fields>
      name="tripChange"
      title={isDelay ? `改「${name}」的发车时间` : `取消「${name}」`}
      okText={isDelay ? `改时间并通知 ${taken} 人` : `取消班次并通知 ${taken} 人`}
      isDangerous={!isDelay}
      cancelText="返回"
      initial={{ departsAt: trip.departsAt.slice(0, 16), reason: isDelay ? trip.reason : '' }}
      save={save}
      onClose={onClose}
    >
      {isDelay && (
        <Form.Item name="departsAt" label="新的发车时间" rules={[{ required: true, message: '请填写发车时间' }]}>
          <DateInput kind="dateTime" />
        </Form.Item>
      )}
      <Form.Item
        name="reason"
        label="原因"
        extra="会写进给乘客的通知。"
        rules={isDelay ? [] : [{ required: true, whitespace: true, message: '请填写原因' }]}
      >
        <Input.TextArea maxLength={100} showCount autoSize={{ minRows: 2 }} />
      </Form.Item>
    </RecordDialog>
  );
}
