import { useCreateAttendeeMutation } from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { App, Form, Modal } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { type AttendeeDraft, attendeeFieldNames, attendeeRequest } from './attendee-draft.ts';
import { AttendeeFields } from './attendee-fields.tsx';

interface AddAttendeeDialogProps {
  readonly conferenceId: number;
  readonly types: readonly ManagedTicketType[];
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

/** Issues a ticket manually. */
export function AddAttendeeDialog({ conferenceId, types, onAdded, onClose }: AddAttendeeDialogProps) {
  const { message } = App.useApp();
  const { data: conference } = useGetManagedConferenceQuery({ id: conferenceId });
  const [form] = Form.useForm<AttendeeDraft>();
  const [create, { isLoading }] = useCreateAttendeeMutation();
  const retryKey = useRetryKey();
  const questions = conference?.publishedForm ?? [];
  const faults = useFormFaults(form, attendeeFieldNames(questions));
  const close = useLeaveGuard(form, onClose);

  async function save(draft: AttendeeDraft): Promise<void> {
    await faults.guard(async () => {
      const attendee = { conferenceId, ...attendeeRequest(draft) };
      const { id } = await create({ ...attendee, key: retryKey.of(attendee) }).unwrap();
      message.success(`已给「${draft.name}」出票`);
      onAdded(id);
    });
  }

  return (
    <Modal
      open
      width={640}
      title="加一人"
      okText="出票"
      okButtonProps={{ loading: isLoading }}
      maskClosable={false}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormFault text={faults.rest} />
      <Form<AttendeeDraft>
        form={form}
        name="addAttendee"
        layout="vertical"
        initialValues={types.length === 1 ? { ticketTypeId: types[0]?.id } : {}}
        onFinish={(draft) => void save(draft)}
      >
        <AttendeeFields types={types} form={questions} phoneLock={undefined} />
      </Form>
    </Modal>
  );
}
