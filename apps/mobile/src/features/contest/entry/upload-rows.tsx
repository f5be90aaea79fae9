import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { refusalWords, turnedAwayWords } from '@tuyuan/upload/desk/refusal-words.ts';
import type { LocalPicture, TurnedAway } from '@tuyuan/upload/desk/upload-desk.ts';
import type { UploadState } from '@tuyuan/upload/desk/upload-state.ts';
import type { Transfer } from '@tuyuan/upload/queue/upload-queue.ts';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './upload-rows.module.css';

interface UploadRow {
  readonly item: UploadItem;
  readonly local: LocalPicture | undefined;
  readonly transfer: Transfer | undefined;
  readonly state: UploadState;
}

interface UploadRowsProps {
  readonly rows: readonly UploadRow[];
  readonly turnedAway: readonly TurnedAway[];
  readonly maxBytes: number;
  onResume(id: number): void;
  onDismiss(key: number): void;
}

const words: Readonly<Record<UploadState, string>> = {
  queued: '排队',
  sending: '正在传',
  paused: '停了',
  checking: '传完，正在检查',
  ready: '传好了',
  lost: '请再选一次这个文件，从断的地方接着传',
  failed: '没有传上去',
  refused: '没有收下',
};

/** How far each picture is, and why one was not taken. */
export function UploadRows({ rows, turnedAway, maxBytes, onResume, onDismiss }: UploadRowsProps) {
  if (rows.length === 0 && turnedAway.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label="上传的图片">
      {rows.map((row) => (
        <li key={row.item.id}>
          {row.local?.thumbnail ? (
            <img src={row.local.thumbnail} alt="" width={56} height={44} />
          ) : (
            <span className={styles.none} />
          )}
          <span className={styles.words}>
            <b>{row.item.fileName}</b>
            <small>{stateText(row)}</small>
            {row.state === 'sending' && <progress max={row.item.bytes} value={row.transfer?.sentBytes ?? 0} />}
          </span>
          {(row.state === 'failed' || row.state === 'paused') && (
            <Button size="small" onClick={() => onResume(row.item.id)}>
              再传
            </Button>
          )}
        </li>
      ))}
      {turnedAway.map((file) => (
        <li key={`away ${file.key}`}>
          <span className={styles.words}>
            <b>{file.fileName}</b>
            <small>{turnedAwayWords(file, maxBytes).text}</small>
          </span>
          <Button size="small" onClick={() => onDismiss(file.key)}>
            知道了
          </Button>
        </li>
      ))}
    </ul>
  );
}

function stateText({ item, transfer, state }: UploadRow): string {
  if (state === 'refused' && item.refusal) return refusalWords(item.refusal).text;
  if (state === 'failed' && transfer) return transfer.fault;
  if (state !== 'sending' || !transfer) return words[state];
  return `${words.sending} ${Math.floor((transfer.sentBytes * 100) / Math.max(1, item.bytes))}%`;
}
