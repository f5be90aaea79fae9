import {
  useCreateSignPointMutation,
  useUpdateSignPointMutation,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useGetScheduleDraftQuery } from '@tuyuan/api-client/conference/schedule-management.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import type { ManagedSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { Form } from 'antd';
import { RecordDrawer } from '../../../shared/form/record-drawer.tsx';
import { SignPointFields } from './sign-point-fields.tsx';
import { type SignPointValues, signPointFacts, signPointValues } from './sign-point-values.ts';

interface SignPointDrawerProps {
  readonly conferenceId: number;
  /** Undefined for a new one. */
  readonly point: ManagedSignPoint | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a sign point; phones apply it with their next call. */
export function SignPointDrawer({ conferenceId, point, onClose }: SignPointDrawerProps) {
  const [form] = Form.useForm<SignPointValues>();
  const conference = useGetManagedConferenceQuery({ id: conferenceId });
  const types = useGetTicketTypesQuery({ conferenceId });
  const schedule = useGetScheduleDraftQuery({ id: conferenceId });
  const [create] = useCreateSignPointMutation();
  const [update] = useUpdateSignPointMutation();

  async function save(values: SignPointValues): Promise<string> {
    const facts = signPointFacts(values);
    await (point ? update({ id: point.id, ...facts }) : create({ conferenceId, ...facts })).unwrap();
    return point ? `已保存「${values.name}」` : `已建「${values.name}」`;
  }

  return (
    <RecordDrawer<SignPointValues>
      name="signPoint"
      form={form}
      width={620}
      title={point ? `编辑「${point.name}」` : '新建签到点'}
      initial={conference.data && signPointValues(point, conference.data.facts)}
      save={save}
      onClose={onClose}
    >
      <SignPointFields
        form={form}
        isUsed={(point?.admitted ?? 0) > 0}
        ticketTypes={types.data?.items ?? []}
        sessions={schedule.data?.sessions ?? []}
      />
    </RecordDrawer>
  );
}
