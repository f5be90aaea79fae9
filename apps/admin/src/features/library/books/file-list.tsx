import { DeleteOutlined, FilePdfOutlined, UploadOutlined } from '@ant-design/icons';
import { useAddBookFileMutation, useDeleteBookFileMutation } from '@tuyuan/api-client/library/book-management.ts';
import { maxBookFileBytes, maxBookFiles } from '@tuyuan/contract/library/book-limits.ts';
import type { BookFile } from '@tuyuan/contract/library/book-management.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { App, Button, Progress, Upload } from 'antd';
import { useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './file-list.module.css';

interface FileListProps {
  readonly bookId: number;
  readonly files: readonly BookFile[];
  readonly mayEdit: boolean;
  /** Puts a file's pages behind the others. */
  readonly onAdd: (file: BookFile) => void;
}

const stateWords: Readonly<Record<BookFile['state'], string>> = {
  waiting: '排队中',
  rendering: '正在转成书页',
  done: '已转好',
  failed: '没有转成，请删掉后换一份',
};

/** The PDFs of a book: their pages become pictures in the background. */
export function FileList({ bookId, files, mayEdit, onAdd }: FileListProps) {
  const [add] = useAddBookFileMutation();
  const [remove] = useDeleteBookFileMutation();
  const [isSending, setSending] = useState(false);
  const { modal, message } = App.useApp();
  const attempt = useAttempt();

  async function send(file: File): Promise<void> {
    if (file.size > maxBookFileBytes) {
      message.error(`PDF 不能超过 ${formatFileSize(maxBookFileBytes)}，请压缩或拆成几份。`);
      return;
    }
    setSending(true);
    await attempt(() => add({ id: bookId, file, key: crypto.randomUUID() }).unwrap(), '已收下，正在转成书页');
    setSending(false);
  }

  async function removeFile({ id, fileName }: BookFile): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除「${fileName}」？`,
      content: '用它的书页一起移出，网站上在保存之前是空白页。不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ id }).unwrap(), '已删除');
  }

  return (
    <>
      {files.length === 0 && <p className={styles.none}>把一份 PDF 画册放进来，每一页就是书的一页。</p>}
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <FilePdfOutlined />
            <span className={styles.words}>
              <span className={styles.name}>{file.fileName}</span>
              <span className={styles.minor} role="status">
                {stateWords[file.state]} · {file.scans.length} / {file.pageCount} 页
              </span>
              {(file.state === 'rendering' || file.state === 'waiting') && (
                <Progress
                  size="small"
                  showInfo={false}
                  percent={(file.scans.length / file.pageCount) * 100}
                  aria-label="转换进度"
                />
              )}
            </span>
            {mayEdit && file.state === 'done' && (
              <Button size="small" onClick={() => onAdd(file)}>
                加入全部 {file.pageCount} 页
              </Button>
            )}
            {mayEdit && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`删除「${file.fileName}」`}
                onClick={() => void removeFile(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Upload
          accept="application/pdf,.pdf"
          showUploadList={false}
          disabled={files.length >= maxBookFiles || isSending}
          beforeUpload={(file) => {
            void send(file);
            return false;
          }}
        >
          <Button icon={<UploadOutlined />} loading={isSending} disabled={files.length >= maxBookFiles}>
            上传 PDF
          </Button>
        </Upload>
      )}
    </>
  );
}
