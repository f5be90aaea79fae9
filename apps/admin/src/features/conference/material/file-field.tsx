import { InboxOutlined } from '@ant-design/icons';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Typography, Upload } from 'antd';
import { acceptedFiles } from './material-words.ts';

interface FileFieldProps {
  readonly file: File | undefined;
  readonly maxBytes: number;
  readonly fault: string | undefined;
  onChoose(file: File): void;
  onFault(fault: string): void;
}

/** A file chosen or dropped. */
export function FileField({ file, maxBytes, fault, onChoose, onFault }: FileFieldProps) {
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Upload.Dragger
        accept={acceptedFiles}
        multiple={false}
        showUploadList={false}
        beforeUpload={(chosen) => {
          if (chosen.size > maxBytes)
            onFault(`「${chosen.name}」有 ${formatFileSize(chosen.size)}，最多 ${formatFileSize(maxBytes)}`);
          else onChoose(chosen);
          return Upload.LIST_IGNORE;
        }}
      >
        <p>
          <InboxOutlined style={{ fontSize: 28 }} />
        </p>
        <p>{file ? `${file.name}（${formatFileSize(file.size)}）` : '点这里选文件，或者拖进来'}</p>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          PDF、图片、Office 文档、ZIP，最多 {formatFileSize(maxBytes)}
        </Typography.Text>
      </Upload.Dragger>
      {fault !== undefined && (
        <Typography.Text type="danger" role="alert">
          {fault}
        </Typography.Text>
      )}
    </div>
  );
}
