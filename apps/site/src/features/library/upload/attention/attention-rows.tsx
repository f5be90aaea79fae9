import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { likenessText, refusalWords, turnedAwayWords } from '@tuyuan/upload/refusal-words.ts';
import type { TurnedAway, UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import type { Picture } from '../desk/picture.ts';
import { useTransfer } from '../desk/use-pictures.ts';
import { FilePicker } from '../files/file-picker.tsx';
import { thumbnailOf } from '../grid/picture-tile.tsx';
import styles from './attention.module.css';
import type { AttentionActions } from './attention-list.tsx';
import { AttentionRow } from './attention-row.tsx';

interface RowProps {
  readonly picture: Picture;
  readonly actions: AttentionActions;
}

const coverOf = (known: Picture['item']['duplicateOf'] | undefined) =>
  known?.cover ? imageUrl(known.cover, 320) : undefined;

export function LookAlikeRow({ picture, actions }: RowProps) {
  const { id, item } = picture;
  const [known] = item.lookAlikes;
  if (!known) return null;
  const other = known.title ? `“${known.title}”` : known.no;
  return (
    <AttentionRow
      pictures={[thumbnailOf(picture), coverOf(known)]}
      tag="画面相近"
      isQuestion
      title={`${item.fileName} 和${known.isOwn ? '你的' : ''}${other}相近 ${likenessText(known.likeness)}`}
      text="都留着也可以，审核时审核员也会看到"
    >
      <Button size="small" onClick={() => actions.compare(id)}>
        并排看
      </Button>
      <Button size="small" onClick={() => actions.keep([id])}>
        都保留
      </Button>
      <Button size="small" onClick={() => actions.remove([id])}>
        不传这张
      </Button>
    </AttentionRow>
  );
}

export function RefusedRow({ picture, actions }: RowProps) {
  const { id, item } = picture;
  if (!item.refusal) return null;
  const { tag, text } = refusalWords(item.refusal);
  const same = item.duplicateOf;
  return (
    <AttentionRow
      pictures={[thumbnailOf(picture) ?? coverOf(same)]}
      tag={tag}
      title={same ? `${item.fileName} 与 ${same.no} 是同一个文件` : item.fileName}
      text={same ? [same.title, '没有占用空间'].filter(Boolean).join('，') : text}
    >
      {same ? (
        same.cover && (
          <Button size="small" onClick={() => actions.show(same)}>
            看已有的那张
          </Button>
        )
      ) : (
        <FilePicker className={styles.pick} isSingle onFiles={(files) => actions.add(files, picture)}>
          换文件
        </FilePicker>
      )}
      <Button size="small" onClick={() => actions.remove([id])}>
        移除
      </Button>
    </AttentionRow>
  );
}

export function FailedRow({ desk, picture, actions }: RowProps & { readonly desk: UploadDesk }) {
  const transfer = useTransfer(desk, picture.id);
  return (
    <AttentionRow
      pictures={[thumbnailOf(picture)]}
      tag="没有传上"
      title={picture.item.fileName}
      text={transfer?.fault ?? ''}
    >
      <Button size="small" onClick={() => desk.queue.resume([picture.id])}>
        再试一次
      </Button>
      <Button size="small" onClick={() => actions.remove([picture.id])}>
        移除
      </Button>
    </AttentionRow>
  );
}

/** All whose file the browser has no more: they are chosen again together, and found by name and size. */
export function LostRow({
  pictures,
  actions,
}: {
  readonly pictures: readonly Picture[];
  readonly actions: AttentionActions;
}) {
  const [first] = pictures;
  if (!first) return null;
  const title = pictures.length === 1 ? first.item.fileName : `${first.item.fileName} 等 ${pictures.length} 张`;
  return (
    <AttentionRow
      pictures={[thumbnailOf(first)]}
      tag="要重新选文件"
      isQuestion
      title={title}
      text="页面关过，浏览器没有留下这些文件。再选一次就接着传，已传的部分不用重来"
    >
      <FilePicker className={styles.pick} onFiles={(files) => actions.add(files)}>
        选文件
      </FilePicker>
      <Button size="small" onClick={() => actions.remove(pictures.map(({ id }) => id))}>
        移除
      </Button>
    </AttentionRow>
  );
}

interface TurnedAwayRowProps {
  readonly desk: UploadDesk;
  readonly file: TurnedAway;
  readonly maxFileBytes: number;
}

export function TurnedAwayRow({ desk, file, maxFileBytes }: TurnedAwayRowProps) {
  const { tag, text } = turnedAwayWords(file, maxFileBytes);
  return (
    <AttentionRow pictures={[undefined]} tag={tag} title={file.fileName} text={text}>
      <Button size="small" onClick={() => desk.dropTurnedAway([file.key])}>
        知道了
      </Button>
    </AttentionRow>
  );
}
