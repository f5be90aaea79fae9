import { InboxOutlined } from '@ant-design/icons';
import { useSearchPhotographersQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { useUploadImageMutation } from '@tuyuan/api-client/library/image-management.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button, Form, Modal, Tag, Upload } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { PhotographerSelect } from '../../../shared/filters/photographer-select.tsx';
import styles from './upload-dialog.module.css';

interface UploadDialogProps {
  readonly onClose: () => void;
}

interface PendingFile {
  readonly uid: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'refused';
  /** Why it was refused. */
  readonly reason?: string;
}

const words: Readonly<Record<PendingFile['state'], string>> = {
  waiting: '等待',
  sending: '上传中',
  done: '已上传',
  refused: '没收下',
};
const tones = { waiting: 'default', sending: 'processing', done: 'success', refused: 'error' } as const;

/** Uploads pictures for a photographer, one after the other; each waits for its review, and each refusal says why. */
export function UploadDialog({ onClose }: UploadDialogProps) {
  const [upload] = useUploadImageMutation();
  const [chosenId, setChosenId] = useState<number>();
  const { data: some } = useSearchPhotographersQuery({ keyword: '', maxResultCount: 2 });
  // A young library has one photographer: there is nothing to choose.
  const photographerId = chosenId ?? (some?.items.length === 1 ? some.items[0]?.author.id : undefined);
  const [files, setFiles] = useState<readonly PendingFile[]>([]);
  const [isSending, setSending] = useState(false);
  const waiting = files.filter(({ state }) => state === 'waiting');
  const doneCount = files.filter(({ state }) => state === 'done').length;

  function mark(uid: string, change: Pick<PendingFile, 'state' | 'reason'>): void {
    setFiles((before) => before.map((each) => (each.uid === uid ? { ...each, ...change } : each)));
  }

  async function send(id: number): Promise<void> {
    setSending(true);
    for (const { uid, file } of waiting) {
      mark(uid, { state: 'sending' });
      try {
        await upload({ photographerId: id, file }).unwrap();
        mark(uid, { state: 'done' });
      } catch (thrown) {
        mark(uid, { state: 'refused', reason: failureText(thrown) });
      }
    }
    setSending(false);
  }

  return (
    <Modal
      open
      width={600}
      title="上传图片"
      mask={{ closable: false }}
      closable={!isSending}
      onCancel={() => !isSending && onClose()}
      footer={
        <div className={styles.foot}>
          {files.length > 0 && (
            <span role="status">
              已上传 {doneCount} / {files.length} 张{doneCount > 0 && !isSending && '，在「待审」里'}
            </span>
          )}
          <Button disabled={isSending} onClick={onClose}>
            {doneCount > 0 ? '完成' : '取消'}
          </Button>
          <Button
            type="primary"
            loading={isSending}
            disabled={waiting.length === 0 || photographerId === undefined}
            onClick={() => photographerId !== undefined && void send(photographerId)}
          >
            上传{waiting.length > 0 && ` ${waiting.length} 张`}
          </Button>
        </div>
      }
    >
      <Form layout="vertical">
        <Form.Item label="摄影师" required extra="图片记在这位摄影师名下，先待审，发布前可以改标题、标签和价格。">
          <PhotographerSelect value={photographerId} onChange={setChosenId} />
        </Form.Item>
      </Form>
      <Upload.Dragger
        multiple
        accept="image/*,.heic,.heif,.tif,.tiff"
        disabled={isSending}
        showUploadList={false}
        beforeUpload={(file) => {
          setFiles((before) => [...before, { uid: file.uid, file, state: 'waiting' }]);
          return false;
        }}
      >
        <p className={styles.drop}>
          <InboxOutlined aria-hidden /> 把图片拖到这里，或点击选择
        </p>
        <p className={styles.hint}>JPEG、PNG、WebP、TIFF、HEIC，每张最大 100 MB</p>
      </Upload.Dragger>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="选中的文件">
          {files.map(({ uid, file, state, reason }) => (
            <li key={uid} className={styles.file}>
              <span className={styles.name} title={file.name}>
                {file.name}
              </span>
              <span className={styles.hint}>{reason ?? formatFileSize(file.size)}</span>
              <Tag color={tones[state]}>{words[state]}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
