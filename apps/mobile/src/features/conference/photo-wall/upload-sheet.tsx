import { ImagePlus } from 'lucide-react';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { MyUploads } from './my-uploads.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './upload-sheet.module.css';
import type { UploadQueue } from './use-upload-queue.ts';

interface UploadSheetProps {
  readonly halls: readonly string[];
  /** Continues while the sheet is closed. */
  readonly queue: UploadQueue;
  /** Whether the conference has ended; chosen and sent photos stay visible, and none can be added. */
  readonly isOver: boolean;
  onClose(): void;
}

/** Upload sheet of a photographer: choose photos, their hall and the people on them; also shows earlier uploads. */
export function UploadSheet({ halls, queue, isOver, onClose }: UploadSheetProps) {
  const { hall, title, badgeNos } = queue.texts;
  const isOnline = useOnline();
  const open = queue.openCount;
  return (
    <Sheet
      title="上传照片"
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={queue.isSending} isDisabled={isOver || open === 0 || !isOnline} onClick={queue.send}>
          {sendWords({ isOver, isOnline, open })}
        </Button>
      }
    >
      {!isOver && (
        <label className={styles.pick}>
          <input
            type="file"
            className={styles.input}
            accept="image/jpeg,image/png,image/webp,image/tiff,image/heic"
            multiple
            disabled={queue.isSending}
            onChange={({ target }) => {
              queue.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
          选照片，可多选
        </label>
      )}
      {queue.photos.length > 0 && <QueueList photos={queue.photos} isSending={queue.isSending} onDrop={queue.drop} />}
      {!isOver && (
        <>
          <Field label="在哪里拍的">
            <Choices
              name="upload-hall"
              label="在哪里拍的"
              options={[{ value: '', label: '不写' }, ...halls.map((name) => ({ value: name, label: name }))]}
              value={hall}
              onChange={(next) => queue.write({ hall: next })}
            />
          </Field>
          <Field htmlFor="upload-title" label="标题（可不填）">
            <TextInput
              id="upload-title"
              value={title}
              maxLength={60}
              placeholder="开幕式全景"
              onChange={(next) => queue.write({ title: next })}
            />
          </Field>
          <Field htmlFor="upload-badges" label="照片里的胸牌号（可不填）" help="用逗号分开，参会者凭胸牌号找到自己">
            <TextInput
              id="upload-badges"
              value={badgeNos}
              maxLength={200}
              placeholder="A012，A013"
              onChange={(next) => queue.write({ badgeNos: next })}
            />
          </Field>
        </>
      )}
      <MyUploads />
    </Sheet>
  );
}

function sendWords({ isOver, isOnline, open }: { isOver: boolean; isOnline: boolean; open: number }): string {
  if (isOver) return '会议已结束，不能再上传';
  if (!isOnline) return '没有网络，连上后再传';
  return open === 0 ? '先选照片' : `上传 ${open} 张`;
}
