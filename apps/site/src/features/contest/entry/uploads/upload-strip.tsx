import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { refusalWords } from '@tuyuan/upload/desk/refusal-words.ts';
import type { UploadDesk } from '@tuyuan/upload/desk/upload-desk.ts';
import { percentOf, type UploadState, uploadStateOf, uploadStateWords } from '@tuyuan/upload/desk/upload-state.ts';
import { useTransfer } from '@tuyuan/upload/desk/use-transfer.ts';
import { FilePicker } from '@tuyuan/upload/files/file-picker.tsx';
import { useSyncExternalStore } from 'react';
import { CheckList } from '../check-list.tsx';
import { earlyChecks } from './early-checks.ts';
import styles from './work-uploads.module.css';

interface UploadStripProps {
  readonly desk: UploadDesk;
  readonly item: UploadItem;
  readonly rules: ActivityRules;
  /** Of a series that is not put together yet. */
  readonly isPart: boolean;
  /** It is complete, and could not be made a work. */
  readonly isStuck: boolean;
  readonly onBegin: () => void;
  readonly onKnown: (imageId: number) => void;
  readonly onRemove: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file on its way to become a work, with what can be said of it already. */
export function UploadStrip(props: UploadStripProps) {
  const { desk, item, rules, isPart, isStuck, onBegin, onKnown, onRemove, onFiles } = props;
  const { id, fileName, bytes, duplicateOf, refusal } = item;
  const transfer = useTransfer(desk, id);
  const local = useSyncExternalStore(desk.subscribe, () => desk.get().local.get(id));
  const state = uploadStateOf(item, transfer?.state);
  const sentBytes = transfer?.sentBytes ?? item.receivedBytes;
  const percent = state === 'ready' || state === 'checking' ? 100 : percentOf({ sentBytes, bytes });
  const cover = local?.thumbnail ?? (item.cover ? imageUrl(item.cover, 320) : undefined);
  const facts = {
    bytes,
    width: item.width ?? local?.width ?? null,
    height: item.height ?? local?.height ?? null,
    takenAt: item.takenAt ?? local?.takenAt ?? null,
  };
  const isSeen = state === 'refused' || state === 'failed';
  const words = refusal ? refusalWords(refusal) : undefined;
  return (
    <li className={styles.strip} data-bad={isSeen} aria-label={fileName}>
      {cover ? <img src={cover} alt="" /> : <span className={styles.none} />}
      <div className={styles.facts}>
        <p className={styles.head}>
          <b>{fileName}</b>
          <span>{state === 'sending' && `${formatFileSize(sentBytes)} / ${formatFileSize(bytes)} · ${percent}%`}</span>
        </p>
        {!isSeen && (
          <div className={styles.track}>
            <div className={styles.fill} style={{ width: `${percent}%` }} />
          </div>
        )}
        <p className={styles.note} role="status">
          {words ? `${words.tag}：${words.text}` : transfer?.fault || stateWords(state, { isPart, isStuck })}
        </p>
        {!isSeen && <CheckList checks={earlyChecks(facts, rules)} />}
      </div>
      <div className={styles.actions}>
        {(state === 'sending' || state === 'queued') && (
          <Button size="small" onClick={() => desk.queue.pause([id])}>
            暂停
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (
          <Button size="small" onClick={() => desk.queue.resume([id])}>
            {state === 'failed' ? '重试' : '继续'}
          </Button>
        )}
        {state === 'lost' && (
          <FilePicker className={styles.pick} isSingle onFiles={onFiles}>
            重新选这个文件
          </FilePicker>
        )}
        {isStuck && !isPart && state === 'ready' && (
          <Button size="small" onClick={onBegin}>
            再试一次
          </Button>
        )}
        {duplicateOf?.isOwn && (
          <Button size="small" onClick={() => onKnown(duplicateOf.imageId)}>
            用图库里的这张
          </Button>
        )}
        <Button size="small" kind="text" onClick={onRemove}>
          移除
        </Button>
      </div>
    </li>
  );
}

function stateWords(state: UploadState, { isPart, isStuck }: { isPart: boolean; isStuck: boolean }): string {
  if (state !== 'ready') return uploadStateWords[state];
  if (isStuck) return '已经在你的图库里，还没有加到投稿';
  return isPart ? '已传完，等着组成一组' : '已传完，正在加到投稿';
}
