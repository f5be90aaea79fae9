import { useMuteAttendeeMutation } from '@tuyuan/api-client/conference/interaction-management.ts';
import type { Writer } from '@tuyuan/contract/conference/interaction-moderation.ts';
import { App, AutoComplete, Button, Form, Input, Modal, Radio } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';

const names = ['minutes', 'reason'] as const;
const forGood = 'forGood';
const spans = [
  { value: 10, label: '10 分钟' },
  { value: 60, label: '1 小时' },
  { value: forGood, label: '到会议结束' },
] as const;
const reasons = ['刷屏', '广告', '辱骂他人', '与会议无关'].map((value) => ({ value }));

interface Fields {
  readonly span: number | typeof forGood;
  readonly reason: string;
}

/** Mutes a writer for a while, with a reason; their pending lines are hidden. */
export function MuteDialog({ writer, onClose }: { readonly writer: Writer; readonly onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [mute, { isLoading }] = useMuteAttendeeMutation();
  const faults = useFormFaults(form, names);
  const close = useLeaveGuard(form, onClose);
  const { attendeeId, name } = writer;

  async function set(minutes: number | null, reason: string): Promise<void> {
    if (!(await faults.guard(() => mute({ attendeeId, minutes, reason }).unwrap()))) return;
    message.success(minutes === 0 ? `${name} 可以发言了` : `已禁言 ${name}，待审的内容一并隐藏`);
    onClose();
  }

  return (
    <Modal
      open
      title={writer.isMuted ? `${name} 已禁言` : `禁言 ${name}`}
      onCancel={close}
      footer={
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          {writer.isMuted && (
            <Button style={{ marginInlineEnd: 'auto' }} loading={isLoading} onClick={() => void set(0, '')}>
              解除禁言
            </Button>
          )}
          <Button onClick={close}>取消</Button>
          <Button type="primary" danger loading={isLoading} onClick={() => form.submit()}>
            {writer.isMuted ? '改成这样' : '禁言'}
          </Button>
        </div>
      }
    >
      <p style={{ marginBlockEnd: 12 }}>禁言期间不能发弹幕和提问，投票仍然有效；本人会看到自己被禁言。</p>
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="mute"
        layout="vertical"
        initialValues={{ span: 10, reason: '' }}
        onFinish={({ span, reason }) => void set(span === forGood ? null : span, reason.trim())}
      >
        <Form.Item name="span" label="多久">
          <Radio.Group optionType="button" options={[...spans]} />
        </Form.Item>
        <Form.Item
          name="reason"
          label="原因"
          extra="记在操作日志里。"
          rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
        >
          <AutoComplete options={reasons}>
            <Input maxLength={60} placeholder="选一个，或自己写" />
          </AutoComplete>
        </Form.Item>
      </Form>
    </Modal>
  );
}
