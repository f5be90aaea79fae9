import { useDecideConflictMutation } from '@tuyuan/api-client/check-in-management.ts';
import type { CheckInConflict } from '@tuyuan/contract/check-in-command.ts';
import { App, Form, Input, Modal } from 'antd';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { decisionWords } from './conflict-words.ts';

interface DecisionDialogProps {
  readonly conflict: CheckInConflict;
  readonly decision: 'accept' | 'void';
  readonly onClose: () => void;
}

const usual = {
  accept: ['同一人再次入场', '换证补打', '现场核实无误'],
  void: ['误扫', '截图票', '他人代用', '重复扫码'],
} as const;

/** Why it is accepted or made void; the reason stays with the record. */
export function DecisionDialog({ conflict, decision, onClose }: DecisionDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ reason: string }>();
  const [decide, { isLoading }] = useDecideConflictMutation();
  const faults = useFormFaults(form, ['reason']);
  const word = decision === 'accept' ? '认可' : '作废';

  async function save({ reason }: { reason: string }): Promise<void> {
    const isDone = await faults.guard(() => decide({ id: conflict.id, decision, reason }).unwrap());
    if (!isDone) return;
    message.success(`已${word} ${conflict.name} 的这次放行`);
    onClose();
  }

  return (
    <Modal
      open
      title={`${word} ${conflict.name} 的这次放行`}
      okText={word}
      okButtonProps={{ loading: isLoading, danger: decision === 'void' }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{decisionWords(conflict)[decision]}。</p>
      <FormFault text={faults.rest} />
      <Form form={form} name="decision" layout="vertical" onFinish={(fields) => void save(fields)}>
        <Form.Item
          name="reason"
          label="原因"
          rules={[{ required: true, whitespace: true, message: '请写明原因' }]}
          extra={usual[decision].map((text) => (
            <button
              key={text}
              type="button"
              style={{ marginInlineEnd: 12, color: 'var(--info-text)' }}
              onClick={() => form.setFieldsValue({ reason: text })}
            >
              {text}
            </button>
          ))}
        >
          <Input autoFocus maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
