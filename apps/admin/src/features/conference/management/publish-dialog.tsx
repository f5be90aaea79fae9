import { usePublishConferenceMutation } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import type { PublishDiff } from '@tuyuan/contract/conference/publishing.ts';
import { App, Checkbox, Form, Input, Modal } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { PublishChanges } from './publish-changes.tsx';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  readonly conference: ConferenceDraft;
  readonly diff: PublishDiff;
  readonly onClose: () => void;
}

interface Fields {
  readonly note: string;
  readonly tells: boolean;
  readonly withSms: boolean;
}

/** Publishes the draft and notifies attendees when time or place change; a reason stays in the history. */
export function PublishDialog({ conference, diff, onClose }: PublishDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [publish, { isLoading }] = usePublishConferenceMutation();
  const faults = useFormFaults(form, ['note', 'withSms']);
  const close = useLeaveGuard(form, onClose);
  const tells = Form.useWatch('tells', form) ?? true;
  const { id, storedState } = conference;
  const { revision, version, changes, told, toldBySms } = diff;

  async function save({ note, tells: isChosen, withSms }: Fields): Promise<void> {
    const isTold = told > 0 && isChosen;
    const isTexted = isTold && toldBySms > 0 && withSms;
    const isDone = await faults.guard(() => publish({ id, revision, note, tells: isTold, withSms: isTexted }).unwrap());
    if (!isDone) return;
    message.success(`已发布第 ${version + 1} 版${isTold ? `，通知了 ${told} 人` : ''}`);
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
      {storedState !== 'draft' && (
        <div className={styles.changes}>
          <PublishChanges changes={changes} empty="没有未发布的修改" />
        </div>
      )}
      <FormFault text={faults.rest} />
      <Form<Fields>
        form={form}
        name="publishConference"
        layout="vertical"
        initialValues={{ note: '', tells: true, withSms: false }}
        onFinish={() => void save(form.getFieldsValue(true))}
      >
        {told > 0 && (
          <Form.Item<Fields>
            name="tells"
            valuePropName="checked"
            extra="时间或地点改了：说明从什么改成什么，候补和待审核的也算在内。"
            style={{ marginBlockEnd: tells && toldBySms > 0 ? 0 : undefined }}
          >
            <Checkbox>通知 {told} 位参会者</Checkbox>
          </Form.Item>
        )}
        {tells && toldBySms > 0 && (
          <Form.Item<Fields> name="withSms" valuePropName="checked">
            <Checkbox>同时发短信，留了手机号的 {toldBySms} 位</Checkbox>
          </Form.Item>
        )}
        <Form.Item<Fields> name="note" label="这一版的说明（选填）" extra="留在版本历史里，只有后台看得到。">
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
