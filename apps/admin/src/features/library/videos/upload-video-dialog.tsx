import { InboxOutlined } from '@ant-design/icons';
import { useCreateVideoMutation, useLazyResumeVideoQuery } from '@tuyuan/api-client/library/video-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getVideoTerms, ManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { App, Button, Form, Input, Modal, Progress, Upload } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../../shared/failure-text.ts';
import { paths } from '../../../shared/paths.ts';
import { useVideoUpload } from './use-video-upload.ts';
import styles from './videos.module.css';

interface UploadVideoDialogProps {
  /** A video whose bytes are still awaited; its file has to be chosen again. */
  readonly interrupted: ManagedVideo | undefined;
  readonly terms: Pick<OutputOf<typeof getVideoTerms>, 'maxBytes' | 'maxMinutes'>;
  readonly onClose: () => void;
}

function titleOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').slice(0, 100);
}

/** Uploads one video, from where an interrupted one stopped. */
export function UploadVideoDialog({ interrupted, terms, onClose }: UploadVideoDialogProps) {
  const [create] = useCreateVideoMutation();
  const [resume] = useLazyResumeVideoQuery();
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState(interrupted?.title ?? '');
  const [fault, setFault] = useState('');
  const [id, setId] = useState<number>();
  const [isStarting, setStarting] = useState(false);
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const { queue, state } = useVideoUpload((sentId) => {
    message.success('上传完成，正在转码');
    onClose();
    void navigate(`${paths.videos}/${sentId}`);
  });
  const transfer = id === undefined ? undefined : state.transfers.get(id);
  const isSending = transfer !== undefined && transfer.state !== 'failed';

  function choose(chosen: File): false {
    setFault('');
    // Another file is another video; the same one goes on where it stopped.
    if (chosen.name !== file?.name || chosen.size !== file.size) setId(undefined);
    setFile(undefined);
    if (!/\.(mp4|mov|m4v)$/i.test(chosen.name)) setFault('只接受 MP4 和 MOV 视频。');
    else if (chosen.size > terms.maxBytes)
      setFault(`文件 ${formatFileSize(chosen.size)}，最大 ${formatFileSize(terms.maxBytes)}。`);
    else if (interrupted && chosen.size !== interrupted.bytes) setFault('这不是上次的那个文件，大小不一样。');
    else {
      setFile(chosen);
      if (title === '') setTitle(titleOf(chosen.name));
    }
    return false;
  }

  async function send(): Promise<void> {
    if (!file || isStarting) return;
    const begun = interrupted?.id ?? id;
    setStarting(true);
    setFault('');
    try {
      const { id: made, key } =
        begun === undefined
          ? await create({ title, fileName: file.name, bytes: file.size }).unwrap()
          : await resume({ id: begun, bytes: file.size }).unwrap();
      setId(made);
      queue().add([{ id: made, key, file, sentBytes: 0 }]);
    } catch (thrown) {
      setFault(failureText(thrown));
    }
    setStarting(false);
  }

  async function close(): Promise<void> {
    if (!isSending) return onClose();
    const isSure = await modal.confirm({
      title: '停止上传？',
      content: '已经传上的部分保留 7 天，在列表里可以接着传。',
      okText: '停止',
      cancelText: '继续上传',
    });
    if (isSure) onClose();
  }

  return (
    <Modal
      open
      title={interrupted ? `接着上传「${interrupted.title}」` : '上传视频'}
      mask={{ closable: false }}
      onCancel={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{isSending ? '停止' : '取消'}</Button>
          <Button
            type="primary"
            loading={isSending || isStarting}
            disabled={!file || title.trim() === ''}
            onClick={() => void send()}
          >
            上传
          </Button>
        </>
      }
    >
      {transfer && (
        <>
          <Progress percent={Math.floor((transfer.sentBytes * 100) / transfer.bytes)} />
          <p className={styles.note} role="status">
            {state.isOffline
              ? '网络断了，恢复后自动接着传。'
              : `${formatFileSize(transfer.sentBytes)} / ${formatFileSize(transfer.bytes)}`}
            {transfer.rate !== undefined && ` · ${formatFileSize(transfer.rate)}/秒`}
          </p>
        </>
      )}
      {!isSending && (
        <Form layout="vertical">
          <Form.Item
            {...(fault !== '' && { validateStatus: 'error' as const, help: fault })}
            {...(transfer?.fault && { validateStatus: 'error' as const, help: transfer.fault })}
          >
            <Upload.Dragger
              accept="video/mp4,video/quicktime,.mp4,.mov,.m4v"
              showUploadList={false}
              beforeUpload={choose}
            >
              <p>
                <InboxOutlined aria-hidden /> {file ? file.name : '把视频拖到这里，或点击选择'}
              </p>
              <p className={styles.note}>
                {file
                  ? formatFileSize(file.size)
                  : `MP4、MOV，最大 ${formatFileSize(terms.maxBytes)}、${terms.maxMinutes} 分钟`}
              </p>
            </Upload.Dragger>
          </Form.Item>
          <Form.Item label="标题" required htmlFor="video-title">
            <Input
              id="video-title"
              maxLength={100}
              showCount
              disabled={interrupted !== undefined}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
