import { useCreateAttendeeMutation } from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { type AttendeeDraft, attendeeRequest } from './attendee-draft.ts';
import { AttendeeFields } from './attendee-fields.tsx';

interface AddAttendeeDialogProps {
  readonly conferenceId: number;
  readonly types: readonly ManagedTicketType[];
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

/** Issues a ticket manually. */
export function AddAttendeeDialog({ conferenceId, types, onAdded, onClose }: AddAttendeeDialogProps) {
  const { data: conference } = useGetManagedConferenceQuery({ id: conferenceId });
  const [create] = useCreateAttendeeMutation();
  const retryKey = useRetryKey();

  async function save(draft: AttendeeDraft): Promise<string> {
    const attendee = { conferenceId, ...attendeeRequest(draft) };
    const { id } = await create({ ...attendee, key: retryKey.of(attendee) }).unwrap();
    onAdded(id);
    return `已给「${draft.name}」出票`;
  }

  return (
    <RecordDialog<AttendeeDraft>
      name="addAttendee"
      width={640}
      title="加一人"
      okText="出票"
      initial={types.length === 1 ? { ticketTypeId: types[0]?.id } : {}}
      save={save}
      onClose={onClose}
    >
      <AttendeeFields types={types} form={conference?.publishedForm ?? []} phoneLock={undefined} />
    </RecordDialog>
  );
}
