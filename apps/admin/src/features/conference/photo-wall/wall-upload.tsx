import { UploadOutlined } from '@ant-design/icons';
import { useUploadLivePhotoAtDeskMutation } from '@tuyuan/api-client/conference/photo-wall.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { App, Button, Form, Input, Modal, Progress, Upload } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './wall-desk.module.css';

interface Fields {
  readonly hall?: string;
  readonly badgeNos?: string;
}

interface Refused {
  readonly name: string;
  readonly why: string;
}

/** As the server takes them. */
const maxBytes = 40 * 1024 * 1024;

interface WallUploadProps {
  readonly conferenceId: number;
  readonly isReviewed: boolean;
}

/** Photos for the wall from this desk, one after another: a hundred at once would push the phones' aside. */
export function WallUpload({ conferenceId, isReviewed }: WallUploadProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [upload] = useUploadLivePhotoAtDeskMutation();
  const [isOpen, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [done, setDone] = useState<number>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const isBusy = done !== undefined;

  async function send(): Promise<void> {
    const { hall = '', badgeNos = '' } = form.getFieldsValue();
    const failed: File[] = [];
    const reasons: Refused[] = [];
    for (const [index, file] of files.entries()) {
      setDone(index);
      try {
        await upload({ conferenceId, hall, badgeNos, file }).unwrap();
      } catch (thrown) {
        failed.push(file);
        reasons.push({ name: file.name, why: failureText(thrown) });
      }
    }
    setDone(undefined);
    setFiles(failed);
    setRefused(reasons);
    const sent = files.length - failed.length;
    if (sent > 0) message.success(`上传了 ${sent} 张，${isReviewed ? '审核后上墙' : '处理完就上墙'}`);
    if (failed.length === 0) setOpen(false);
  }

  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        上传照片
      </Button>
      <Modal
        open={isOpen}
        title="上传照片到墙上"
        okText={files.length === 0 ? '上传' : `上传 ${files.length} 张`}
        okButtonProps={{ disabled: files.length === 0, loading: isBusy }}
        cancelButtonProps={{ disabled: isBusy }}
        closable={!isBusy}
        mask={{ closable: false }}
        onOk={() => void send()}
        onCancel={() => setOpen(false)}
      >
        <Upload.Dragger
          accept="image/*"
          multiple
          disabled={isBusy}
          showUploadList={false}
          beforeUpload={(file) => {
            if (file.size > maxBytes)
              setRefused((before) => [
                ...before,
                { name: file.name, why: `${formatFileSize(file.size)}，最多 ${formatFileSize(maxBytes)}` },
              ]);
            else setFiles((before) => [...before, file]);
            return Upload.LIST_IGNORE;
          }}
        >
          <p>{files.length === 0 ? '点这里选照片，或者拖进来，可以多张' : `选了 ${files.length} 张，还可以再加`}</p>
        </Upload.Dragger>
        {isBusy && <Progress percent={Math.round((done / Math.max(1, files.length)) * 100)} />}
        {refused.length > 0 && (
          <ul className={styles.refused} role="alert">
            {refused.map(({ name, why }) => (
              <li key={name}>
                {name}：{why}
              </li>
            ))}
          </ul>
        )}
        <Form<Fields>
          form={form}
          name="wallUpload"
          layout="vertical"
          disabled={isBusy}
          style={{ marginBlockStart: 16 }}
        >
          <Form.Item<Fields> name="hall" label="会场（选填）">
            <Input maxLength={50} />
          </Form.Item>
          <Form.Item<Fields> name="badgeNos" label="照片里的人的胸卡号（选填）" extra="用逗号隔开。">
            <Input maxLength={200} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
