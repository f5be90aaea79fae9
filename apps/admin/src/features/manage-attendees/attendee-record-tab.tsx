import { useUpdateAttendeeMutation } from '@tuyuan/api-client/attendee-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference-management.ts';
import type { AttendeeDetail } from '@tuyuan/contract/conference-attendees.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference-ticket-types.ts';
import { Alert, App, Button, Form } from 'antd';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { usePermissions } from '../../shared/session/session-context.tsx';
import { PageLoading } from '../../shared/states/page-loading.tsx';
import { type AttendeeDraft, attendeeDraftOf, attendeeFieldNames, attendeeRequest } from './attendee-draft.ts';
import { AttendeeFields } from './attendee-fields.tsx';

interface AttendeeRecordTabProps {
  readonly attendee: AttendeeDetail;
  readonly types: readonly ManagedTicketType[];
  readonly onDirty: (isDirty: boolean) => void;
}

/** Who somebody is, where he sits and what he answered. */
export function AttendeeRecordTab({ attendee, types, onDirty }: AttendeeRecordTabProps) {
  const { message } = App.useApp();
  const { data: conference } = useGetManagedConferenceQuery({ id: attendee.conferenceId });
  const [form] = Form.useForm<AttendeeDraft>();
  const [update, { isLoading }] = useUpdateAttendeeMutation();
  const mayDo = usePermissions();
  const seesPersonalData = mayDo('Pages.Users.SensitiveData');
  const questions = conference?.publishedForm ?? [];
  const faults = useFormFaults(form, attendeeFieldNames(questions));
  const isOver = attendee.state === 'cancelled' || attendee.state === 'rejected';
  const mayEdit = mayDo('Pages.Conferences.Edit') && !isOver;
  if (!conference) return <PageLoading />;

  async function save(draft: AttendeeDraft): Promise<void> {
    const { phone, ...fields } = attendeeRequest(draft);
    const isSaved = await faults.guard(() =>
      update({ id: attendee.id, ...fields, ...(seesPersonalData && { phone }) }).unwrap(),
    );
    if (!isSaved) return;
    onDirty(false);
    message.success(`已保存「${draft.name}」`);
  }

  return (
    <>
      {isOver && (
        <Alert
          showIcon
          type="info"
          title={attendee.reason === '' ? '报名已经结束，只能查看。' : `报名已经结束：${attendee.reason}`}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <FormFault text={faults.rest} />
      <Form<AttendeeDraft>
        form={form}
        name="attendee"
        layout="vertical"
        disabled={!mayEdit}
        initialValues={attendeeDraftOf(attendee)}
        onValuesChange={() => onDirty(true)}
        onFinish={(draft) => void save(draft)}
      >
        <AttendeeFields
          types={types}
          form={questions}
          phoneLock={seesPersonalData ? undefined : '需要「查看个人信息」权限才能看全和修改。'}
        />
        {mayEdit && (
          <Button type="primary" htmlType="submit" loading={isLoading}>
            保存资料
          </Button>
        )}
      </Form>
    </>
  );
}
