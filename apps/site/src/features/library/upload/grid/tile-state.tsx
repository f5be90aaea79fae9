import { Icon } from '@tuyuan/ui/icon.tsx';
import type { UploadDesk } from '@tuyuan/upload/desk/upload-desk.ts';
import { percentOf, uploadStateWords } from '@tuyuan/upload/desk/upload-state.ts';
import { useTransfer } from '@tuyuan/upload/desk/use-transfer.ts';
import { missingWords, type Picture } from '../desk/picture.ts';
import styles from './picture-tile.module.css';

/** The line under a picture: what is happening to it, or what it lacks. */
export function TileState({ desk, picture }: { readonly desk: UploadDesk; readonly picture: Picture }) {
  const transfer = useTransfer(desk, picture.id);
  const { state, item } = picture;
  if (state === 'ready' && item.missing.length > 0) return <p className={styles.amber}>{missingWords(item.missing)}</p>;
  if (state === 'ready')
    return (
      <p className={styles.done}>
        <Icon name="check" size={14} />
        {uploadStateWords.ready}
      </p>
    );
  if (state === 'lost') return <p className={styles.amber}>{uploadStateWords.lost}</p>;
  const percent = state === 'sending' && transfer ? ` ${percentOf(transfer)}%` : '';
  return (
    <p className={styles.state}>
      {uploadStateWords[state]}
      <span className={styles.percent}>{percent}</span>
    </p>
  );
}
