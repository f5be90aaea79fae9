import {
  useCreateSupervisorMutation,
  useDeleteSupervisorMutation,
  useGetSupervisorsQuery,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { Supervisor } from '@tuyuan/contract/conference/check-in-management.ts';
import { App, Button, Form, Input } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { actionsColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';

/** Supervisors, who may override a refusal with a PIN. */
export function SupervisorList({ conferenceId }: { readonly conferenceId: number }) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const supervisors = useGetSupervisorsQuery({ conferenceId });
  const [create, { isLoading }] = useCreateSupervisorMutation();
  const [remove] = useDeleteSupervisorMutation();
  const [form] = Form.useForm<{ name: string }>();
  const faults = useFormFaults(form, ['name']);

  async function add({ name }: { name: string }): Promise<void> {
    await faults.guard(async () => {
      const { pin } = await create({ conferenceId, name }).unwrap();
      form.resetFields();
      modal.success({
        title: `${name} 的放行授权码`,
        content: (
          <>
            <p style={{ margin: '8px 0', fontSize: 32, fontVariantNumeric: 'tabular-nums', letterSpacing: 4 }}>{pin}</p>
            只显示这一次，请当面告诉本人。忘了就删掉再发一个。
          </>
        ),
        okText: '已记下',
      });
    });
  }

  async function drop({ id, name }: Supervisor): Promise<void> {
    const isSure = await modal.confirm({
      title: `收回 ${name} 的放行授权？`,
      content: '授权码立刻失效；断网的手机到下次联网时才知道。',
      okText: '收回授权',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    await attempt(() => remove({ id }).unwrap(), '已收回');
  }

  return (
    <>
      <p style={{ marginBlock: '0 12px', color: 'var(--text-secondary)' }}>
        核验被拒时，组长输入授权码可以放行；每次放行都记在他名下，并进冲突收件箱。
      </p>
      <FormFault text={faults.rest} />
      <Form form={form} name="supervisor" layout="inline" onFinish={(fields) => void add(fields)}>
        <Form.Item name="name" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
          <Input maxLength={20} placeholder="姓名" aria-label="姓名" />
        </Form.Item>
        <Button htmlType="submit" loading={isLoading}>
          发授权码
        </Button>
      </Form>
      <div style={{ marginBlockStart: 16, maxWidth: 640 }}>
        <RecordTable<Supervisor>
          noun="放行授权"
          source={supervisors}
          rowKey={({ id }) => id}
          scrollWidth={460}
          empty="还没有人有放行授权"
          columns={[
            { key: 'name', title: '姓名', render: (_, { name }) => name },
            {
              key: 'overruled',
              title: '放行次数',
              width: 100,
              align: 'right',
              render: (_, { overruled }) => overruled,
            },
            timeColumn({
              key: 'at',
              title: '发放时间',
              width: 140,
              at: ({ createdAt }) => createdAt,
              format: shortMoment,
            }),
            actionsColumn(90, (supervisor) => (
              <Button
                type="text"
                danger
                aria-label={`收回 ${supervisor.name} 的授权`}
                onClick={() => void drop(supervisor)}
              >
                收回
              </Button>
            )),
          ]}
        />
      </div>
    </>
  );
}
