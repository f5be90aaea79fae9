import { Icon } from '@tuyuan/ui/icon.tsx';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import type { UploadState } from '@tuyuan/upload/upload-state.ts';
import { missingWords, type Picture } from '../desk/picture.ts';
import { useTransfer } from '../desk/use-pictures.ts';
import styles from './picture-tile.module.css';

const words: Readonly<Record<UploadState, string>> = {
  queued: '排队中',
  sending: '正在上传',
  paused: '已暂停',
  checking: '校验中',
  ready: '已传完',
  lost: '要重新选文件',
  failed: '没有传上',
  refused: '没有收下',
};

/** The line under a picture: what is happening to it, or what it lacks. */
export function TileState({ desk, picture }: { readonly desk: UploadDesk; readonly picture: Picture }) {
  const transfer = useTransfer(desk, picture.id);
  const { state, item } = picture;
  if (state === 'ready' && item.missing.length > 0) return <p className={styles.amber}>{missingWords(item.missing)}</p>;
  if (state === 'ready')
    return (
      <p className={styles.done}>
        <Icon name="check" size={14} />
        {words.ready}
      </p>
    );
  if (state === 'lost') return <p className={styles.amber}>{words.lost}</p>;
  const percent = state === 'sending' && transfer ? ` ${percentOf(transfer)}%` : '';
  return (
    <p className={styles.state}>
      {words[state]}
      <span className={styles.percent}>{percent}</span>
    </p>
  );
}

export function percentOf({ sentBytes, bytes }: { readonly sentBytes: number; readonly bytes: number }): number {
  return bytes > 0 ? Math.floor((sentBytes * 100) / bytes) : 0;
}
