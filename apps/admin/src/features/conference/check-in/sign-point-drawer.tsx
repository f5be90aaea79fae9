import {
  useCreateSignPointMutation,
  useUpdateSignPointMutation,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useGetScheduleDraftQuery } from '@tuyuan/api-client/conference/schedule-management.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import type { ManagedSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { App, Button, Drawer, Form, Grid } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { SignPointFields } from './sign-point-fields.tsx';
import { type SignPointValues, signPointFacts, signPointNames, signPointValues } from './sign-point-values.ts';

interface SignPointDrawerProps {
  readonly conferenceId: number;
  /** Undefined for a new one. */
  readonly point: ManagedSignPoint | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a sign point; phones apply it with their next call. */
export function SignPointDrawer({ conferenceId, point, onClose }: SignPointDrawerProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<SignPointValues>();
  const conference = useGetManagedConferenceQuery({ id: conferenceId });
  const types = useGetTicketTypesQuery({ conferenceId });
  const schedule = useGetScheduleDraftQuery({ id: conferenceId });
  const [create, creating] = useCreateSignPointMutation();
  const [update, updating] = useUpdateSignPointMutation();
  const faults = useFormFaults(form, signPointNames);
  const close = useLeaveGuard(form, onClose);
  const { md } = Grid.useBreakpoint();

  async function save(values: SignPointValues): Promise<void> {
    const facts = signPointFacts(values);
    const isSaved = await faults.guard(() =>
      point ? update({ id: point.id, ...facts }).unwrap() : create({ conferenceId, ...facts }).unwrap(),
    );
    if (!isSaved) return;
    message.success(point ? `已保存「${values.name}」` : `已建「${values.name}」`);
    onClose();
  }

  const isBusy = creating.isLoading || updating.isLoading;
  return (
    <Drawer
      open
      title={point ? `编辑「${point.name}」` : '新建签到点'}
      size={md === false ? '100%' : 620}
      onClose={close}
      footer={
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={close}>取消</Button>
          <Button type="primary" loading={isBusy} onClick={() => form.submit()}>
            保存
          </Button>
        </div>
      }
    >
      <FormFault text={faults.rest} />
      {conference.data && (
        <Form<SignPointValues>
          form={form}
          name="signPoint"
          layout="vertical"
          scrollToFirstError
          initialValues={signPointValues(point, conference.data.facts)}
          onFinish={(values) => void save(values)}
        >
          <SignPointFields
            form={form}
            isUsed={(point?.admitted ?? 0) > 0}
            ticketTypes={types.data?.items ?? []}
            sessions={schedule.data?.sessions ?? []}
          />
        </Form>
      )}
    </Drawer>
  );
}
