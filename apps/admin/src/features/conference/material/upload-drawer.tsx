import { useUploadMaterialMutation } from '@tuyuan/api-client/conference/material.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { App, Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { FileField } from './file-field.tsx';
import { MaterialFields, type MaterialForm, type MaterialSession, materialFieldNames } from './material-fields.tsx';

interface UploadDrawerProps {
  readonly conferenceId: number;
  readonly sessions: readonly MaterialSession[];
  readonly maxBytes: number;
  readonly onClose: () => void;
}

/** Uploads a new file with its text; a failure keeps both. */
export function UploadDrawer({ conferenceId, sessions, maxBytes, onClose }: UploadDrawerProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<MaterialForm>();
  const faults = useFormFaults(form, materialFieldNames);
  const close = useLeaveGuard(form, onClose);
  const [upload, { isLoading }] = useUploadMaterialMutation();
  const retryKey = useRetryKey();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();

  function take(chosen: File): void {
    setFault(undefined);
    setFile(chosen);
    if (!form.isFieldTouched('title')) form.setFieldValue('title', chosen.name.replace(/\.[^.]+$/, '').slice(0, 80));
  }

  async function save({ publishAt, ...fields }: MaterialForm): Promise<void> {
    if (!file) return setFault('请选择文件');
    const material = {
      conferenceId,
      ...fields,
      sessionId: fields.sessionId ?? null,
      publishAt: publishAt === '' ? null : wireMinute(publishAt),
    };
    const key = retryKey.of([material, file.name, file.size, file.lastModified]);
    const isSaved = await faults.guard(() => upload({ ...material, file, key }).unwrap());
    if (!isSaved) return;
    message.success(publishAt === '' ? `已发布「${fields.title}」` : `已上传「${fields.title}」，到时发布`);
    onClose();
  }

  return (
    <Drawer
      open
      size={480}
      title="上传资料"
      mask={{ closable: false }}
      onClose={close}
      footer={
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={close}>取消</Button>
          <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
            {isLoading ? '正在上传…' : '上传'}
          </Button>
        </div>
      }
    >
      <FormFault text={faults.rest} />
      <FileField file={file} maxBytes={maxBytes} fault={fault} onChoose={take} onFault={setFault} />
      <Form<MaterialForm>
        form={form}
        name="material"
        layout="vertical"
        initialValues={{
          title: '',
          category: '',
          sessionId: null,
          visibility: 'attendee',
          isMarked: false,
          publishAt: '',
        }}
        onFinish={(fields) => void save(fields)}
        onFinishFailed={() => {
          if (!file) setFault('请选择文件');
        }}
      >
        <MaterialFields sessions={sessions} isNew />
      </Form>
    </Drawer>
  );
}
