import {
  useGetManagedConferenceQuery,
  useUpdateConferenceDraftMutation,
} from '@tuyuan/api-client/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference-management.ts';
import { App, Button, Form, Input } from 'antd';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { usePermissions } from '../../shared/session/session-context.tsx';
import { wireMinute } from './wire-minute.ts';

const texts = [
  ['title', '名称', 60],
  ['summary', '摘要', 200],
  ['organiser', '主办单位', 100],
  ['officePhone', '会务电话', 40],
  ['city', '城市', 30],
  ['location', '会场', 60],
  ['address', '地址', 100],
] as const;
const times = [
  ['startTime', '开始时间'],
  ['endTime', '结束时间'],
  ['regStartTime', '报名开始'],
  ['regEndTime', '报名截止'],
] as const;
const names = [...texts.map(([name]) => name), ...times.map(([name]) => name), 'content'] as const;
type Fields = Readonly<Record<(typeof names)[number], string>>;

/** What is told of a conference, edited as a draft. */
export function ConferenceFactsForm({ id }: { readonly id: number }) {
  const { data } = useGetManagedConferenceQuery({ id });
  // The form keeps its values as long as it lives: another revision gets a new one.
  return data ? <Facts key={data.revision} draft={data} /> : null;
}

function Facts({ draft }: { readonly draft: ConferenceDraft }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [update, { isLoading }] = useUpdateConferenceDraftMutation();
  const faults = useFormFaults(form, names);
  const isClosed = draft.storedState === 'cancelled' || draft.storedState === 'archived';
  const mayEdit = usePermissions()('Pages.Conferences.Edit') && !isClosed;
  const { facts, id, revision } = draft;

  async function save(fields: Fields): Promise<void> {
    const given = {
      ...fields,
      startTime: wireMinute(fields.startTime),
      endTime: wireMinute(fields.endTime),
      regStartTime: wireMinute(fields.regStartTime),
      regEndTime: wireMinute(fields.regEndTime),
    };
    const isSaved = await faults.guard(() => update({ id, revision, ...facts, ...given }).unwrap());
    if (isSaved) message.success('已保存草稿，发布后大家才看得到');
  }

  return (
    <>
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="conferenceFacts"
        layout="vertical"
        disabled={!mayEdit}
        style={{ maxWidth: 680 }}
        initialValues={{
          ...facts,
          ...Object.fromEntries(times.map(([name]) => [name, facts[name].slice(0, 16)])),
        }}
        onFinish={(fields) => void save(fields)}
      >
        {texts.map(([name, label, longest]) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={name === 'title' ? [{ required: true, whitespace: true, message: '请填写名称' }] : []}
          >
            <Input maxLength={longest} showCount />
          </Form.Item>
        ))}
        {times.map(([name, label]) => (
          <Form.Item key={name} name={name} label={label} rules={[{ required: true, message: `请填写${label}` }]}>
            <Input type="datetime-local" />
          </Form.Item>
        ))}
        <Form.Item name="content" label="正文" extra="HTML；保存时会去掉不安全的内容。">
          <Input.TextArea maxLength={50_000} showCount autoSize={{ minRows: 8, maxRows: 24 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          保存草稿
        </Button>
      </Form>
    </>
  );
}
