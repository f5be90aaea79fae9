import { Form, Input, Modal } from 'antd';
import { Effects } from '../../../shared/form/effects.tsx';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import type { TitledAttendee } from './use-attendee-actions.tsx';

/** Omitted fields stay unchanged. */
export interface BulkPlacement {
  readonly hall?: string;
  readonly groupName?: string;
}

interface PlaceAttendeesDialogProps {
  readonly rows: readonly TitledAttendee[];
  readonly onAnswer: (placement: BulkPlacement) => void;
  readonly onClose: () => void;
}

/** Asks for the hall and group of the selected attendees. */
export function PlaceAttendeesDialog({ rows, onAnswer, onClose }: PlaceAttendeesDialogProps) {
  const [form] = Form.useForm<BulkPlacement>();
  const close = useLeaveGuard(form, onClose);
  const { hall = '', groupName = '' } = Form.useWatch([], form) ?? {};
  const placement = {
    ...(hall.trim() !== '' && { hall: hall.trim() }),
    ...(groupName.trim() !== '' && { groupName: groupName.trim() }),
  };
  const isEmpty = Object.keys(placement).length === 0;
  const seated = rows.filter(
    ({ seat, tableNo, hall: own }) => own !== hall.trim() && `${seat}${tableNo}` !== '',
  ).length;
  return (
    <Modal
      open
      title={rows.length === 1 ? `安排「${rows[0]?.title}」的厅和分组` : `安排 ${rows.length} 人的厅和分组`}
      okText="安排"
      okButtonProps={{ disabled: isEmpty }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Effects
        effects={[
          '空着的一项不改；座位、桌号、胸卡号都不变。',
          ...(hall.trim() !== '' && seated > 0 ? [`其中 ${seated} 人换厅前已排座位，换厅后请核对。`] : []),
        ]}
      />
      <Form<BulkPlacement>
        form={form}
        name="placeAttendees"
        layout="vertical"
        onFinish={() => !isEmpty && onAnswer(placement)}
      >
        <Form.Item name="hall" label="厅">
          <Input maxLength={40} autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item name="groupName" label="分组">
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
