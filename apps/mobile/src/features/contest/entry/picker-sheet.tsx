import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetOwnImagesQuery } from '@tuyuan/api-client/library/own-image.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { type EntryKind, entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import { Camera, Image } from 'lucide-react';
import { useState } from 'react';
import { Choices } from '../../../shared/form/choices.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './picker-sheet.module.css';

interface PickerSheetProps {
  readonly rules: ActivityRules;
  /** Works that can still be begun: so many single pictures at most. */
  readonly room: number;
  readonly chosen: readonly number[];
  onPick(picked: { kind: EntryKind; imageIds: readonly number[] }): void;
  onClose(): void;
}

const pageSize = 60;

/** One's own pictures, to choose some in order; what the rules refuse says so on the picture. */
export function PickerSheet({ rules, room, chosen, onPick, onClose }: PickerSheetProps) {
  const { entryKinds, seriesMost, minLongEdge } = rules;
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState(pageSize);
  const [kind, setKind] = useState<EntryKind>(
    (chosen.length > 1 && entryKinds.includes('series') ? 'series' : entryKinds[0]) ?? 'single',
  );
  const maxOf = (wanted: EntryKind) => (wanted === 'series' ? seriesMost : room);
  const [picked, setPicked] = useState<readonly number[]>(() => chosen.slice(0, maxOf(kind)));
  const { data, error, isFetching, refetch } = useGetOwnImagesQuery(
    { keyword, maxResultCount: shown },
    { refetchOnMountOrArgChange: true },
  );
  const ready = data?.items.flatMap(({ id, title, cover }) => (cover ? [{ id, title, cover }] : [])) ?? [];
  const most = maxOf(kind);
  const toggle = (id: number) =>
    setPicked((now) =>
      now.includes(id) ? now.filter((each) => each !== id) : most === 1 ? [id] : [...now, id].slice(0, most),
    );
  const isStranger = isApiFailure(error) && error.status === 403;
  return (
    <Sheet
      title="从我的图库选"
      onClose={onClose}
      bar={
        <Button
          isPrimary
          isDisabled={picked.length < (kind === 'series' ? 2 : 1)}
          onClick={() => onPick({ kind, imageIds: picked })}
        >
          {picked.length === 0 ? '先选图片' : `用这 ${picked.length} 张${kind === 'series' ? '成一组' : ''}`}
        </Button>
      }
    >
      {isStranger ? (
        <EmptyView
          icon={Camera}
          title="摄影师才能投稿"
          text="投稿的图片来自自己的图库，先申请成为摄影师。"
          action={<Button href="/user/main/apply">成为摄影师</Button>}
        />
      ) : (
        <>
          {entryKinds.length > 1 && (
            <Choices
              name="kind"
              label="作品形式"
              options={entryKinds.map((value) => ({ value, label: entryKindWords[value] }))}
              value={kind}
              onChange={(next) => {
                setKind(next);
                setPicked((now) => now.slice(0, maxOf(next)));
              }}
            />
          )}
          <div className={styles.search}>
            <label htmlFor="own-images">找图片</label>
            <TextInput
              id="own-images"
              value={keyword}
              maxLength={100}
              placeholder="标题、编号或标签"
              onChange={setKeyword}
            />
          </div>
          {!data && isFetching && <ListSkeleton />}
          {!data && !isFetching && <FailureView error={error} title="图片没有加载出来" onRetry={refetch} />}
          {data && ready.length === 0 && (
            <EmptyView
              icon={Image}
              title={keyword ? '没有找到' : '图库里还没有图片'}
              text="从手机上传的图片处理好之后会出现在这里。"
            />
          )}
          <ul className={styles.grid} aria-label="我的图片">
            {ready.map(({ id, title, cover }) => {
              const place = picked.indexOf(id);
              const isSmall = Math.max(cover.width, cover.height) < minLongEdge;
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={place >= 0}
                    aria-label={title || '没有标题的图片'}
                    disabled={isSmall}
                    onClick={() => toggle(id)}
                  >
                    <img src={imageUrl(cover, 320)} alt="" loading="lazy" />
                    {place >= 0 && <b>{place + 1}</b>}
                    {isSmall && <span>长边不足 {minLongEdge} px</span>}
                  </button>
                </li>
              );
            })}
          </ul>
          {data && data.totalCount > shown && (
            <ButtonRow isInside>
              <Button isBusy={isFetching} onClick={() => setShown(shown + pageSize)}>
                再看一些
              </Button>
            </ButtonRow>
          )}
        </>
      )}
    </Sheet>
  );
}
