import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  readonly id?: string;
  /** What the picture shows. */
  readonly label: string;
  readonly shape: 'logo' | 'square' | 'background' | 'cover' | 'banner' | 'portrait';
  /** Stores the file and returns its path. */
  readonly upload: (file: File) => Promise<string>;
  readonly disabled?: boolean;
  /** Called as an upload begins and ends: a form sent meanwhile would go without the picture. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Path of the picture, "" for none. */
  readonly value?: string;
  readonly onChange?: (path: string) => void;
}

/** A picture uploaded as soon as it is chosen or dropped; its use is saved with the form. */
export function PictureField(props: PictureFieldProps) {
  const { id, label, shape, upload, disabled = false, value = '', onChange, onBusy } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function take(file: File | undefined): Promise<void> {
    if (!file || disabled) return;
    setFault(undefined);
    setBusy(true);
    onBusy?.(true);
    try {
      onChange?.(await upload(file));
    } catch (thrown) {
      setFault(failureText(thrown));
    } finally {
      setBusy(false);
      onBusy?.(false);
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
        <Button
          id={id}
          icon={<UploadOutlined />}
          loading={isBusy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {value === '' ? '上传' : '更换'}
        </Button>
        {value !== '' && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            disabled={disabled}
            aria-label={`去掉${label}`}
            onClick={() => onChange?.('')}
          />
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
            // Allows choosing the same file again.
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
