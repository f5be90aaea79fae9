import { useDeleteMaterialMutation, useWithdrawMaterialMutation } from '@tuyuan/api-client/material-management.ts';
import type { ManagedMaterial } from '@tuyuan/contract/conference-material.ts';
import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { usePermissions } from '../../shared/session/session-context.tsx';

interface MaterialCommandsProps {
  readonly material: ManagedMaterial;
  onDeleted(): void;
}

/** Takes a material back or puts it back, and deletes it. */
export function MaterialCommands({ material: { id, title, state, downloads }, onDeleted }: MaterialCommandsProps) {
  const { message, modal } = App.useApp();
  const [withdraw, withdrawing] = useWithdrawMaterialMutation();
  const [remove, removing] = useDeleteMaterialMutation();
  const [isAsking, setAsking] = useState(false);
  const mayDelete = usePermissions()('Pages.Conferences.Delete');

  async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      message.success(done);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  async function askAndRemove(): Promise<void> {
    const content =
      downloads === 0
        ? '文件和所有旧版一起删除，不能恢复。'
        : `已有 ${downloads} 次下载；文件、旧版和下载记录一起删除，不能恢复。`;
    if (!(await modal.confirm({ title: `删除「${title}」？`, content, okText: '删除' }))) return;
    await attempt(async () => {
      await remove({ id }).unwrap();
      onDeleted();
    }, `已删除「${title}」`);
  }

  return (
    <span style={{ display: 'flex', gap: 8 }}>
      {state === 'withdrawn' ? (
        <Button
          loading={withdrawing.isLoading}
          onClick={() => void attempt(() => withdraw({ id, isWithdrawn: false }).unwrap(), `「${title}」又能看了`)}
        >
          重新放出
        </Button>
      ) : (
        <Button onClick={() => setAsking(true)}>撤下</Button>
      )}
      {mayDelete && (
        <Button danger loading={removing.isLoading} onClick={() => void askAndRemove()}>
          删除
        </Button>
      )}
      {isAsking && <WithdrawDialog id={id} title={title} onClose={() => setAsking(false)} />}
    </span>
  );
}

interface WithdrawDialogProps {
  readonly id: number;
  readonly title: string;
  onClose(): void;
}

interface Fields {
  readonly reason: string;
}

/** Why it is taken back, which its readers are told. */
function WithdrawDialog({ id, title, onClose }: WithdrawDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['reason']);
  const [withdraw, { isLoading }] = useWithdrawMaterialMutation();

  async function save({ reason }: Fields): Promise<void> {
    if (!(await faults.guard(() => withdraw({ id, isWithdrawn: true, reason }).unwrap()))) return;
    message.success(`已撤下「${title}」`);
    onClose();
  }

  return (
    <Modal
      open
      title={`撤下「${title}」`}
      okText="撤下"
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <FormFault text={faults.rest} />
      <Form<Fields> form={form} name="withdrawMaterial" layout="vertical" onFinish={(fields) => void save(fields)}>
        <Form.Item<Fields>
          name="reason"
          label="原因"
          extra="大家会看到这句话。"
          rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
        >
          <Input maxLength={100} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
