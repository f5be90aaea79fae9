import { useUpdateAttendeeMutation } from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { AttendeeDetail } from '@tuyuan/contract/conference/attendees.ts';
import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { Alert, App, Button, Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { changedNames, type Merged, mergeChanges } from '../../../shared/form/merge-changes.ts';
import { MergedNote } from '../../../shared/form/merged-note.tsx';
import { shortLine } from '../../../shared/form/short-line.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import {
  type AttendeeDraft,
  attendeeChange,
  attendeeDraftOf,
  attendeeFieldNames,
  attendeeFieldTitle,
  flatDraft,
} from './attendee-draft.ts';
import { AttendeeFields } from './attendee-fields.tsx';

const noQuestions: readonly RegistrationField[] = [];

interface AttendeeRecordTabProps {
  readonly attendee: AttendeeDetail;
  readonly types: readonly ManagedTicketType[];
  readonly onDirty: (isDirty: boolean) => void;
}

type MergedDraft = Merged<string, ReturnType<typeof flatDraft>>;

/** Shows what another person changed in fields that were not edited here. */
function takeOver(form: FormInstance, { theirs, clashes, saved }: MergedDraft): void {
  for (const name of theirs) if (!clashes.includes(name)) form.setFieldValue(name.split('.'), saved[name]);
}

/** An attendee's person data, seat and answers. */
export function AttendeeRecordTab({ attendee, types, onDirty }: AttendeeRecordTabProps) {
  const { message } = App.useApp();
  const { data: conference } = useGetManagedConferenceQuery({ id: attendee.conferenceId });
  const [form] = Form.useForm<AttendeeDraft>();
  const [update, { isLoading }] = useUpdateAttendeeMutation();
  const mayDo = usePermissions();
  const seesPersonalData = mayDo('Pages.Users.SensitiveData');
  const questions = conference?.publishedForm ?? noQuestions;
  const faults = useFormFaults(form, attendeeFieldNames(questions));
  const isOver = attendee.state === 'cancelled' || attendee.state === 'rejected';
  const mayEdit = mayDo('Pages.Conferences.Edit') && !isOver;
  /** The last data received, and the data the form was filled from: saved values are in the form before the server's copy arrives. */
  const [known, setKnown] = useState({ heard: attendee, base: attendee });
  const [merged, setMerged] = useState<MergedDraft>();
  useEffect(() => {
    if (attendee === known.heard) return;
    const next = mergeChanges(attendeeFieldNames(questions), {
      base: flatDraft(attendeeDraftOf(known.base)),
      mine: flatDraft({ ...attendeeDraftOf(known.base), ...form.getFieldsValue(true) }),
      saved: flatDraft(attendeeDraftOf(attendee)),
    });
    takeOver(form, next);
    setKnown({ heard: attendee, base: attendee });
    if (next.theirs.length > 0 && next.typed.length > 0) setMerged(next);
  }, [attendee, known, questions, form]);
  if (!conference) return <PageLoading />;

  async function save(draft: AttendeeDraft): Promise<void> {
    const names = attendeeFieldNames(questions);
    const inForm = () => flatDraft({ ...attendeeDraftOf(known.base), ...form.getFieldsValue(true) });
    const sent = inForm();
    const changed = changedNames(names, flatDraft(attendeeDraftOf(known.base)), sent);
    const isSaved = await faults.guard(async () => {
      const base = await update({ id: attendee.id, ...attendeeChange(draft, changed) }).unwrap();
      const saved = flatDraft(attendeeDraftOf(base));
      // Input typed during a save stays, to be saved next.
      takeOver(form, mergeChanges(names, { base: sent, mine: inForm(), saved }));
      setKnown(({ heard }) => ({ heard, base }));
      onDirty(changedNames(names, saved, inForm()).length > 0);
    });
    if (!isSaved) return;
    setMerged(undefined);
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
      {merged && (
        <MergedNote
          merged={merged}
          titleOf={(name) => attendeeFieldTitle(name, questions)}
          wordsOf={(name) => shortLine(merged.saved[name])}
          onClose={() => setMerged(undefined)}
        />
      )}
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
          typeLock={conference.isOver ? '会议已结束或取消，不能再换票种。' : undefined}
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
