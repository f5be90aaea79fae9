import {
  useCreateNoticeMutation,
  useScheduleNoticeMutation,
  useSendNoticeMutation,
  useUpdateNoticeMutation,
} from '@tuyuan/api-client/conference/notice.ts';
import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { noticePriorityNames, noticeTopicNames } from '@tuyuan/format/notice-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { App, Button, Drawer, Form, Input, Radio, Select, Space } from 'antd';
import { useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { fieldsOf, type NoticeFields, targetFieldOf, targetOf } from './notice-fields.ts';
import { linkOptions } from './notice-words.ts';
import { TargetFields } from './target-fields.tsx';
import { TargetPreview } from './target-preview.tsx';

interface NoticeDrawerProps {
  readonly conferenceId: number;
  /** Undefined: a new one. */
  readonly notice: ManagedNotice | undefined;
  readonly onClose: () => void;
}

const names = ['title', 'body', 'link', 'smsAfterMinutes', 'at'] as const;
const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const smsOptions = [
  { value: null, label: '不发' },
  ...[5, 10, 30, 60].map((value) => ({ value, label: `${value} 分钟` })),
];

/** Edits a notice: kept as a draft, sent now, or scheduled. */
export function NoticeDrawer({ conferenceId, notice, onClose }: NoticeDrawerProps) {
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<NoticeFields & { at: string }>();
  const [create, creating] = useCreateNoticeMutation();
  const [update, updating] = useUpdateNoticeMutation();
  const [send, sending] = useSendNoticeMutation();
  const [schedule, scheduling] = useScheduleNoticeMutation();
  // A draft that was saved but could not be sent must not be created twice.
  const [id, setId] = useState(notice?.id);
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const isBusy = creating.isLoading || updating.isLoading || sending.isLoading || scheduling.isLoading;
  const priority = Form.useWatch('priority', form) ?? notice?.priority ?? 'normal';
  const at = Form.useWatch('at', form) ?? '';

  async function write(): Promise<number> {
    const { title, body, link, topic, smsAfterMinutes, ...chosen } = form.getFieldsValue(true);
    const nobody = { kind: 'list' as const, attendeeIds: [] };
    const picked = targetOf(chosen);
    const target = picked === null ? nobody : picked;
    const sms = chosen.priority === 'urgent' ? smsAfterMinutes : null;
    const texts = { title, body, link, topic, priority: chosen.priority, smsAfterMinutes: sms };
    const call =
      id === undefined
        ? create({ conferenceId, ...texts, target: target ?? nobody })
        : update({ id, ...texts, ...(target && { target }) });
    const written = await call.unwrap();
    setId(written.id);
    return written.id;
  }

  async function finish(deed: 'keep' | 'send' | 'schedule'): Promise<void> {
    const fields = await form.validateFields().catch(() => undefined);
    if (!fields) return;
    const chosen: NoticeFields = form.getFieldsValue(true);
    if (deed !== 'keep' && targetOf(chosen) === null) {
      form.setFields([{ name: targetFieldOf[chosen.kind], errors: ['请选择发给谁'] }]);
      return;
    }
    if (
      deed === 'send' &&
      !(await modal.confirm({
        title: '现在发送？',
        content: '发出后可以撤回，收到的人会看到撤回记录。',
        okText: '发送',
      }))
    )
      return;
    const isDone = await faults.guard(async () => {
      const written = await write();
      if (deed === 'send') await send({ id: written }).unwrap();
      if (deed === 'schedule') await schedule({ id: written, at: `${fields.at}:00` }).unwrap();
      if (deed === 'keep' && notice?.state === 'scheduled') await schedule({ id: written, at: null }).unwrap();
    });
    if (!isDone) return;
    message.success({ keep: '已存为草稿', send: '已发送', schedule: '到时间自动发送' }[deed]);
    onClose();
  }

  return (
    <Drawer
      open
      size={600}
      title={notice ? '编辑通知' : '写通知'}
      maskClosable={false}
      onClose={close}
      footer={
        <Space wrap>
          {at === '' ? (
            <Button type="primary" loading={isBusy} onClick={() => void finish('send')}>
              现在发送
            </Button>
          ) : (
            <Button type="primary" loading={isBusy} onClick={() => void finish('schedule')}>
              定时发送
            </Button>
          )}
          <Button loading={isBusy} onClick={() => void finish('keep')}>
            存为草稿
          </Button>
        </Space>
      }
    >
      <FormFault text={faults.rest} />
      <Form<NoticeFields & { at: string }>
        form={form}
        name="notice"
        layout="vertical"
        initialValues={{ ...fieldsOf(notice), at: notice?.scheduledAt?.slice(0, 16) ?? '' }}
      >
        <Form.Item name="priority" label="级别" extra={priorityHelp[priority]}>
          <Radio.Group optionType="button" options={options(noticePriorityNames)} />
        </Form.Item>
        <Form.Item name="title" label="标题" rules={[{ required: true, whitespace: true, message: '请填写标题' }]}>
          <Input maxLength={60} showCount placeholder="先说结果：东门改由地下通道进出" />
        </Form.Item>
        <Form.Item name="body" label="正文">
          <Input.TextArea
            maxLength={1000}
            showCount
            autoSize={{ minRows: 3, maxRows: 10 }}
            placeholder="要做什么、去哪里、找谁"
          />
        </Form.Item>
        <Space wrap size="large" align="start">
          <Form.Item name="topic" label="类别">
            <Select style={{ width: 140 }} options={options(noticeTopicNames)} />
          </Form.Item>
          <Form.Item name="link" label="带一个页面">
            <Select style={{ width: 200 }} options={linkOptions} />
          </Form.Item>
        </Space>
        <TargetFields conferenceId={conferenceId} hasList={notice?.target.kind === 'list'} />
        <TargetPreview conferenceId={conferenceId} isUrgent={priority === 'urgent'} />
        {priority === 'urgent' && (
          <Form.Item name="smsAfterMinutes" label="没有读就发短信" extra="到时间还没读的人，按留的手机号各发一条。">
            <Radio.Group optionType="button" options={smsOptions} />
          </Form.Item>
        )}
        <Form.Item name="at" label="定时" extra="留空就是点发送时发。">
          <DateInput kind="dateTime" />
        </Form.Item>
      </Form>
    </Drawer>
  );
}

const priorityHelp = {
  normal: '出现在对方的通知里，有未读提示。',
  pinned: '一直排在通知的最上面。',
  urgent: '在对方手机的任何页面上弹出，点“我知道了”才关闭。',
} as const;
