import { useCreateConferenceMutation } from '@tuyuan/api-client/conference-management.ts';
import { Form, Input, Modal } from 'antd';
import { useNavigate } from 'react-router-dom';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { paths } from '../../shared/paths.ts';
import { wireMinute } from './wire-minute.ts';

interface Fields {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly regStartTime: string;
  readonly regEndTime: string;
}

const names = ['title', 'startTime', 'endTime', 'regStartTime', 'regEndTime'] as const;
const times = [
  ['startTime', '开始时间'],
  ['endTime', '结束时间'],
  ['regStartTime', '报名开始'],
  ['regEndTime', '报名截止'],
] as const;

/** Begins a conference by its name and four times; all else is filled in afterwards. */
export function NewConferenceDialog({ onClose }: { readonly onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const [create, { isLoading }] = useCreateConferenceMutation();
  const faults = useFormFaults(form, names);
  const navigate = useNavigate();

  async function save(fields: Fields): Promise<void> {
    await faults.guard(async () => {
      const made = await create({
        title: fields.title,
        startTime: wireMinute(fields.startTime),
        endTime: wireMinute(fields.endTime),
        regStartTime: wireMinute(fields.regStartTime),
        regEndTime: wireMinute(fields.regEndTime),
      }).unwrap();
      await navigate(`${paths.conferences}/${made.id}`);
    });
  }

  return (
    <Modal
      open
      title="新建会议"
      okText="建立草稿"
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <FormFault text={faults.rest} />
      <Form<Fields> form={form} name="newConference" layout="vertical" onFinish={(fields) => void save(fields)}>
        <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
          <Input maxLength={60} showCount />
        </Form.Item>
        {times.map(([name, label]) => (
          <Form.Item key={name} name={name} label={label} rules={[{ required: true, message: `请填写${label}` }]}>
            <Input type="datetime-local" />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
