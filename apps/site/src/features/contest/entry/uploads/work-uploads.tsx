import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { type EntryKind, entryKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { turnedAwayWords } from '@tuyuan/upload/desk/refusal-words.ts';
import type { UploadDesk } from '@tuyuan/upload/desk/upload-desk.ts';
import { useLeaveWarning } from '@tuyuan/upload/desk/use-leave-warning.ts';
import { FilePicker } from '@tuyuan/upload/files/file-picker.tsx';
import { useIncomingFiles } from '@tuyuan/upload/files/use-incoming-files.ts';
import { useState, useSyncExternalStore } from 'react';
import { UploadStrip } from './upload-strip.tsx';
import { useWorkUploads } from './use-work-uploads.ts';
import styles from './work-uploads.module.css';

export interface WorkUploadsProps {
  readonly activityId: number;
  readonly rules: ActivityRules;
  /** Works that can still be begun. */
  readonly room: number;
  readonly used: ReadonlySet<number>;
}

/** Takes pictures from the person's computer: they land in their own gallery and become works. */
export function WorkUploads({ activityId, rules, room, used }: WorkUploadsProps) {
  const { entryKinds, seriesMost } = rules;
  const [kind, setKind] = useState<EntryKind>(entryKinds[0] ?? 'single');
  const work = useWorkUploads({ activityId, kind, used });
  const { desk, uploads, limits } = work;
  const singles = uploads.filter((each) => each.kind === 'single' && each.item.state !== 'refused').length;
  const series = uploads.filter((each) => each.kind === 'series');
  const left = kind === 'series' ? (room > 0 ? seriesMost - series.length : 0) : room - singles;
  const maxBytes = limits?.maxFileBytes ?? 0;

  function add(files: readonly File[]): void {
    if (!desk || !limits) return;
    const taken = files.slice(0, Math.max(0, left));
    if (taken.length < files.length)
      showToast({
        text: `还能加 ${Math.max(0, left)} 张，多出的 ${files.length - taken.length} 张没有收`,
        tone: 'error',
      });
    if (taken.length > 0) desk.add(taken, { items: uploads.map(({ item }) => item), maxBytes });
  }
  const isOver = useIncomingFiles(add);

  if (work.isError)
    return <ErrorState title="上传没有准备好" isRetrying={work.isFetching} onRetry={() => void work.refetch()} />;
  if (!desk || !limits) return <div className={styles.zone} aria-busy="true" />;
  const ready = series.filter(({ item }) => item.state === 'ready');
  const canJoin = ready.length > 1 && ready.length === series.length;
  return (
    <section className={styles.uploads} aria-label="上传">
      {entryKinds.length > 1 && (
        <div className={styles.kinds}>
          <Segmented
            label="上传的作品形式"
            value={kind}
            segments={entryKinds.map((value) => ({ value, label: entryKindWords[value] }))}
            onChange={(next) => setKind(next)}
          />
        </div>
      )}
      <div className={styles.zone} data-over={isOver}>
        <p className={styles.lead}>
          {isOver ? '松手就开始上传' : <span className={styles.drag}>把图片拖进来，也可以粘贴，或</span>}
          {!isOver && (
            <FilePicker className={styles.pick} onFiles={add}>
              选文件
            </FilePicker>
          )}
        </p>
        <p className={styles.note}>
          每张不超过 {formatFileSize(Math.min(maxBytes, rules.maxMegabytes * 1024 * 1024))}，
          {kind === 'series' ? '传好之后组成一组' : '传好一张就是一件作品'}；文件也存进自己的图库，上架与否由你定。
        </p>
      </div>
      <TurnedAwayFiles desk={desk} maxBytes={maxBytes} />
      {uploads.length > 0 && (
        <ul className={styles.list}>
          {uploads.map(({ item, kind: wanted }) => (
            <UploadStrip
              key={item.id}
              desk={desk}
              item={item}
              rules={rules}
              isPart={wanted === 'series'}
              isStuck={work.stuck.has(item.id)}
              onBegin={() => void work.beginOf([item], wanted)}
              onKnown={(imageId) => void work.takeKnown(item, imageId)}
              onRemove={() => void work.remove([item.id])}
              onFiles={(files) => desk.add(files, { items: uploads.map((each) => each.item), maxBytes })}
            />
          ))}
        </ul>
      )}
      {series.length > 0 && (
        <div>
          <Button
            disabled={!canJoin}
            onClick={() =>
              void work.beginOf(
                ready.map(({ item }) => item),
                'series',
              )
            }
          >
            {canJoin ? `用这 ${ready.length} 张组成一组` : `组照：传好 ${ready.length} / ${series.length} 张`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Files that were not taken, and those still being read. */
function TurnedAwayFiles({ desk, maxBytes }: { readonly desk: UploadDesk; readonly maxBytes: number }) {
  const { turnedAway, preparing } = useSyncExternalStore(desk.subscribe, desk.get);
  const isMoving = useSyncExternalStore(desk.queue.subscribe, () =>
    [...desk.queue.get().transfers.values()].some(({ state }) => state === 'sending' || state === 'queued'),
  );
  const isOffline = useSyncExternalStore(desk.queue.subscribe, () => desk.queue.get().isOffline);
  useLeaveWarning(isMoving || preparing > 0);
  return (
    <>
      {preparing > 0 && (
        <p className={styles.note} role="status">
          正在读取 {preparing} 个文件
        </p>
      )}
      {isOffline && (
        <p className={styles.bad} role="status">
          网络断了，连上自动接着传{' '}
          <Button size="small" kind="text" onClick={() => desk.queue.retryNow()}>
            现在重试
          </Button>
        </p>
      )}
      {turnedAway.map((file) => {
        const { tag, text } = turnedAwayWords(file, maxBytes);
        return (
          <p key={file.key} className={styles.bad} role="alert">
            {file.fileName} {tag}：{text}{' '}
            <Button size="small" kind="text" onClick={() => desk.dropTurnedAway([file.key])}>
              知道了
            </Button>
          </p>
        );
      })}
    </>
  );
}
