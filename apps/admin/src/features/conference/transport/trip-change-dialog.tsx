import { useCancelTripMutation, useDelayTripMutation } from '@tuyuan/api-client/conference/transport-management.ts';
import type { ManagedTrip } from '@tuyuan/contract/conference/transport-management.ts';
import { App, Form, Input, Modal } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
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
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [delay, delaying] = useDelayTripMutation();
  const [cancel, cancelling] = useCancelTripMutation();
  const faults = useFormFaults(form, ['departsAt', 'reason']);
  const close = useLeaveGuard(form, onClose);
  const isDelay = change === 'delay';

  async function save({ departsAt, reason }: Fields): Promise<void> {
    const isSaved = await faults.guard(() =>
      isDelay
        ? delay({ id: trip.id, departsAt: wireMinute(departsAt), reason }).unwrap()
        : cancel({ id: trip.id, reason }).unwrap(),
    );
    if (!isSaved) return;
    message.success(`已通知 ${trip.taken} 位乘客`);
    onClose();
  }

  return (
    <Modal
      open
      title={isDelay ? `改「${trip.name}」的发车时间` : `取消「${trip.name}」`}
      okText={isDelay ? `改时间并通知 ${trip.taken} 人` : `取消班次并通知 ${trip.taken} 人`}
      okButtonProps={{ loading: delaying.isLoading || cancelling.isLoading, danger: !isDelay }}
      cancelText="返回"
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="tripChange"
        layout="vertical"
        initialValues={{ departsAt: trip.departsAt.slice(0, 16), reason: isDelay ? trip.reason : '' }}
        onFinish={(fields) => void save(fields)}
      >
        {isDelay && (
          <Form.Item name="departsAt" label="新的发车时间" rules={[{ required: true, message: '请填写发车时间' }]}>
            <Input type="datetime-local" />
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
      </Form>
    </Modal>
  );
}
