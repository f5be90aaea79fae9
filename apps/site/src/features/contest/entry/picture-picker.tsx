import { useGetOwnImagesQuery } from '@tuyuan/api-client/library/own-image.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { type EntryKind, entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { useState } from 'react';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './picture-picker.module.css';

interface PicturePickerProps {
  readonly kinds: readonly EntryKind[];
  /** Works that can still be begun: so many single pictures at most. */
  readonly room: number;
  /** Pictures of a series. */
  readonly seriesMost: number;
  readonly chosen?: readonly number[];
  readonly onPick: (picked: { kind: EntryKind; imageIds: readonly number[] }) => void;
  readonly onClose: () => void;
}

const pageSize = 60;

/** One's own pictures, to choose some in order. */
export function PicturePicker({ kinds, room, seriesMost, chosen = [], onPick, onClose }: PicturePickerProps) {
  const { user } = useSessionState();
  const isPhotographer = user?.roles.includes('photographer') ?? false;
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<EntryKind>(chosen.length > 1 ? 'series' : (kinds[0] ?? 'single'));
  const [picked, setPicked] = useState<readonly number[]>(chosen);
  const { data, isError, isFetching, refetch } = useGetOwnImagesQuery(
    { keyword, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true, skip: !isPhotographer },
  );
  const ready = data?.items.flatMap(({ id, title, cover }) => (cover ? [{ id, title, cover }] : [])) ?? [];
  const most = kind === 'series' ? seriesMost : room;
  const toggle = (id: number) =>
    setPicked((now) =>
      now.includes(id) ? now.filter((each) => each !== id) : most === 1 ? [id] : [...now, id].slice(0, most),
    );
  return (
    <Dialog
      isOpen
      title="从我的图库选"
      width="880px"
      onClose={onClose}
      footer={
        <>
          <span className={styles.note}>
            已选 {picked.length} 张，{kind === 'series' ? '按选的先后排成一组' : `每张一件作品，还能加 ${room} 件`}
          </span>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={picked.length < (kind === 'series' ? 2 : 1)}
            onClick={() => onPick({ kind, imageIds: picked })}
          >
            用这些图片
          </Button>
        </>
      }
    >
      {isPhotographer ? (
        <div className={styles.picker}>
          <div className={styles.tools}>
            {kinds.length > 1 && (
              <Segmented
                label="作品形式"
                value={kind}
                segments={kinds.map((value) => ({ value, label: entryKindWords[value] }))}
                onChange={(next) => {
                  setKind(next);
                  setPicked((now) => now.slice(0, next === 'series' ? seriesMost : room));
                }}
              />
            )}
            <TextField
              label="找图片"
              placeholder="标题、编号或标签"
              value={keyword}
              maxLength={100}
              onChange={(event) => setKeyword(event.target.value)}
            />
            <Button size="small" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
              刷新
            </Button>
          </div>
          {isError && !data ? (
            <ErrorState title="图片没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : !data ? (
            <Skeleton height={320} />
          ) : ready.length === 0 ? (
            <EmptyState
              icon="image"
              title={keyword ? '没有找到' : '图库里还没有图片'}
              text="上传并处理好的图片会出现在这里。"
              actions={<ButtonLink href="/user/upload">上传文件</ButtonLink>}
            />
          ) : (
            <ul className={styles.grid}>
              {ready.map(({ id, title, cover }) => {
                const place = picked.indexOf(id);
                return (
                  <li key={id}>
                    <button type="button" aria-pressed={place >= 0} title={title} onClick={() => toggle(id)}>
                      <img src={imageUrl(cover, 320)} alt={title} loading="lazy" />
                      {place >= 0 && <b>{place + 1}</b>}
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      ) : (
        <EmptyState
          icon="camera"
          title="摄影师才能投稿"
          text="投稿的图片来自自己的图库，先申请成为摄影师。"
          actions={<ButtonLink href="/user/main/apply">成为摄影师</ButtonLink>}
        />
      )}
    </Dialog>
  );
}
