import { UploadOutlined } from '@ant-design/icons';
import { useUploadSpeakerPhotoMutation } from '@tuyuan/api-client/conference/schedule-stage.ts';
import type { ScheduleSpeaker } from '@tuyuan/contract/conference/schedule-fields.ts';
import { Button, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import styles from './stage-row.module.css';

interface SpeakerPhotoProps {
  readonly speaker: ScheduleSpeaker;
  readonly children: ReactNode;
}

/** A speaker's picture; a new one is uploaded as soon as it is chosen. */
export function SpeakerPhoto({ speaker, children }: SpeakerPhotoProps) {
  const [upload, { isLoading }] = useUploadSpeakerPhotoMutation();
  const [fault, setFault] = useState<string>();

  async function take(file: File): Promise<void> {
    setFault(undefined);
    await upload({ id: speaker.id, file })
      .unwrap()
      .catch((thrown: unknown) => setFault(failureText(thrown)));
  }

  return (
    <div className={styles.photo}>
      {children}
      <Upload
        accept="image/png,image/jpeg,image/webp"
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button icon={<UploadOutlined />} loading={isLoading}>
          {speaker.photo === '' ? '上传照片' : '换照片'}
        </Button>
      </Upload>
      <FormFault text={fault} />
    </div>
  );
}
