import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { useUploadSitePictureMutation } from '@tuyuan/api-client/site-setting.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  readonly id?: string;
  /** What it is the picture of. */
  readonly label: string;
  readonly shape: 'logo' | 'square' | 'background';
  /** Path of the picture, "" for none. */
  readonly value?: string;
  readonly onChange?: (path: string) => void;
}

/** A picture that is uploaded as soon as it is chosen or dropped; what it is for is saved with the form. */
export function PictureField({ id, label, shape, value = '', onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadSitePictureMutation();
  const [fault, setFault] = useState<string>();

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setFault(undefined);
    try {
      const { path } = await upload({ file, shape }).unwrap();
      onChange?.(path);
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way to what the button does
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <span className={classNames(styles.picture, styles[shape])}>
        {value === '' ? <span className={styles.none}>未设置</span> : <img src={resourceUrl(value)} alt={label} />}
      </span>
      <span className={styles.commands}>
        <Button id={id} icon={<UploadOutlined />} loading={isLoading} onClick={() => input.current?.click()}>
          {value === '' ? '上传' : '更换'}
        </Button>
        {value !== '' && (
          <Button type="text" icon={<DeleteOutlined />} aria-label={`去掉${label}`} onClick={() => onChange?.('')} />
        )}
        <input
          ref={input}
          type="file"
          className={styles.file}
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp"
          aria-label={label}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file once more is a choice, too.
            event.target.value = '';
          }}
        />
      </span>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
