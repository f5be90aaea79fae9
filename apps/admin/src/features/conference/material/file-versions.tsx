import { SwapOutlined } from '@ant-design/icons';
import { useReplaceMaterialMutation } from '@tuyuan/api-client/conference/material.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { App, Button, Upload } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import styles from './file-versions.module.css';
import { acceptedFiles } from './material-words.ts';

interface FileVersionsProps {
  readonly material: ManagedMaterial;
  readonly maxBytes: number;
  readonly mayEdit: boolean;
}

/** The current file, its earlier versions, and replacing it. */
export function FileVersions({ material, maxBytes, mayEdit }: FileVersionsProps) {
  const { message } = App.useApp();
  const [replace, { isLoading }] = useReplaceMaterialMutation();
  const [fault, setFault] = useState<string>();

  async function take(file: File): Promise<void> {
    setFault(undefined);
    if (file.size > maxBytes) return setFault(`「${file.name}」太大，最多 ${formatFileSize(maxBytes)}`);
    try {
      const { version } = await replace({ id: material.id, file }).unwrap();
      message.success(`已换成第 ${version} 版，旧地址失效`);
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  return (
    <section className={styles.files} aria-label="文件">
      <FileLine file={material} isNewest />
      {material.replaced.map((file) => (
        <FileLine key={file.version} file={file} isNewest={false} />
      ))}
      {mayEdit && (
        <Upload
          accept={acceptedFiles}
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <Button icon={<SwapOutlined />} loading={isLoading}>
            换成新文件
          </Button>
        </Upload>
      )}
      <FormFault text={fault} />
    </section>
  );
}

interface FileLineProps {
  readonly file: Pick<ManagedMaterial, 'version' | 'fileName' | 'bytes' | 'uploadedAt' | 'path'>;
  readonly isNewest: boolean;
}

function FileLine({ file: { version, fileName, bytes, uploadedAt, path }, isNewest }: FileLineProps) {
  return (
    <div>
      <a className={cell.link} href={resourceUrl(path)} target="_blank" rel="noreferrer">
        {fileName}
      </a>
      <div className={cell.minor}>
        第 {version} 版{!isNewest && '（已换下）'} · {formatFileSize(bytes)} · {shortTime(uploadedAt, new Date())} 上传
      </div>
    </div>
  );
}
