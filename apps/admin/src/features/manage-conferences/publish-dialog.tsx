import { usePublishConferenceMutation } from '@tuyuan/api-client/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference-management.ts';
import type { PublishChange } from '@tuyuan/contract/conference-publishing.ts';
import { App, Form, Input, Modal } from 'antd';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../shared/form/use-leave-guard.ts';

interface PublishDialogProps {
  readonly conference: ConferenceDraft;
  readonly changes: readonly PublishChange[];
  readonly onClose: () => void;
}

interface Fields {
  readonly note?: string;
}

/** Makes the draft what everybody sees; a word about why stays in the history. */
export function PublishDialog({ conference, changes, onClose }: PublishDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [publish, { isLoading }] = usePublishConferenceMutation();
  const faults = useFormFaults(form, ['note']);
  const close = useLeaveGuard(form, onClose);
  const { id, revision, version, storedState } = conference;

  async function save({ note = '' }: Fields): Promise<void> {
    const isDone = await faults.guard(() => publish({ id, revision, note }).unwrap());
    if (!isDone) return;
    message.success(`已发布第 ${version + 1} 版`);
    onClose();
  }

  return (
    <Modal
      open
      title={`发布第 ${version + 1} 版？`}
      okText="发布"
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <p style={{ marginBlockEnd: 12 }}>
        {storedState === 'draft'
          ? '网站和手机端立刻看得到这场会议；报名时间一到就能报名。'
          : `${changes.length} 处修改立刻对所有人生效。`}
      </p>
      <FormFault text={faults.rest} />
      <Form<Fields> form={form} name="publishConference" layout="vertical" onFinish={(fields) => void save(fields)}>
        <Form.Item name="note" label="这一版的说明（选填）" extra="留在版本历史里，只有后台看得到。">
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
