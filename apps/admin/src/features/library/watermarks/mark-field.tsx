import { UploadOutlined } from '@ant-design/icons';
import { useUploadWatermarkPictureMutation } from '@tuyuan/api-client/library/water-mark.ts';
import type { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { watermarkBlanks } from '@tuyuan/contract/library/watermark-choices.ts';
import { Button, Input, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './settings-panel.module.css';

type Mark = WatermarkSettings['mark'];

interface MarkFieldProps {
  readonly mark: Mark;
  readonly disabled: boolean;
  readonly onChange: (mark: Mark) => void;
}

const longestText = 60;

/** What is drawn: a text with blanks for what is known of each picture, or a picture that is uploaded. */
export function MarkField({ mark, disabled, onChange }: MarkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadWatermarkPictureMutation();
  const [fault, setFault] = useState<string>();
  const [kind, setKind] = useState(mark.kind);
  const shownKind = mark.kind === 'picture' ? 'picture' : kind;
  const text = mark.kind === 'text' ? mark.text : '';

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setFault(undefined);
    try {
      onChange({ kind: 'picture', ...(await upload({ file }).unwrap()) });
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  return (
    <div className={styles.mark}>
      <Segmented<Mark['kind']>
        block
        aria-label="水印用什么"
        value={shownKind}
        disabled={disabled}
        options={[
          { value: 'text', label: '文字' },
          { value: 'picture', label: '图片' },
        ]}
        onChange={(next) => {
          setKind(next);
          if (next === 'text' && mark.kind === 'picture') onChange({ kind: 'text', text: '图苑 Tuyuan' });
        }}
      />
      {shownKind === 'text' ? (
        <>
          <Input
            aria-label="水印文字"
            value={text}
            maxLength={longestText}
            disabled={disabled}
            status={text.trim() === '' ? 'error' : ''}
            onChange={(event) => onChange({ kind: 'text', text: event.target.value })}
          />
          <div className={styles.blanks}>
            插入
            {watermarkBlanks.map((blank) => (
              <Button
                key={blank}
                size="small"
                disabled={disabled || text.includes(blank) || text.length + blank.length > longestText}
                onClick={() => onChange({ kind: 'text', text: `${text}${text === '' ? '' : ' '}${blank}` })}
              >
                {blank.slice(1, -1)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <div className={styles.blanks}>
          <Button
            icon={<UploadOutlined />}
            loading={isLoading}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {mark.kind === 'picture' ? '换一张' : '上传图片'}
          </Button>
          {mark.kind === 'picture' ? '已上传，右边是它的样子' : '透明底的 PNG 或 WebP，5 MB 以内'}
          <input
            ref={input}
            hidden
            type="file"
            accept="image/png,image/webp"
            aria-label="水印图片"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
      )}
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
