import { useBeginEntries } from '@tuyuan/api-client/contest/use-begin-entries.ts';
import { useDeleteUploadsMutation, useGetUploadsQuery } from '@tuyuan/api-client/library/image-upload.ts';
import type { EntryKind } from '@tuyuan/contract/contest/activity-words.ts';
import { maxEntryTitle } from '@tuyuan/contract/contest/entry-words.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { useUploadDesk } from '@tuyuan/upload/desk/use-upload-desk.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../../shared/site-session.tsx';
import { useOfflineNote } from '../../../../shared/use-offline-note.ts';
import { type KeptUpload, readUploads, storeUploads } from './kept-uploads.ts';

interface WorkUploadsOptions {
  readonly activityId: number;
  /** Of what is chosen next. */
  readonly kind: EntryKind;
  /** Pictures that are in a work of the activity already. */
  readonly used: ReadonlySet<number>;
}

const checksEveryMs = 2000;

/** Cut where a work's title ends, not within a character. */
const shortTitle = (title: string) =>
  title
    .slice(0, maxEntryTitle)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** Uploads that become works of an activity: single ones by themselves once they are complete, a series when it is said to be. */
export function useWorkUploads({ activityId, kind, used }: WorkUploadsOptions) {
  const session = useSession();
  const userId = session.state.user?.id ?? 0;
  const place = `contribute ${userId} ${activityId}`;
  const [kept, setKept] = useState(() => readUploads(place));
  const [stuck, setStuck] = useState<ReadonlySet<number>>(new Set());
  const begun = useRef(new Set<number>());
  const [pollingInterval, setPolling] = useState(0);
  const { data, isError, isFetching, refetch } = useGetUploadsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval,
  });
  const [deleteUploads] = useDeleteUploadsMutation();
  const { begin } = useBeginEntries(activityId);

  function keep(change: (uploads: readonly KeptUpload[]) => readonly KeptUpload[]): void {
    const next = change(readUploads(place));
    storeUploads(place, next);
    setKept(next);
  }
  const letGo = (ids: readonly number[]) => keep((now) => now.filter(({ id }) => !ids.includes(id)));

  const desk = useUploadDesk({
    session,
    userId,
    items: data?.items,
    reload: () => void refetch(),
    onOffline: useOfflineNote(),
    onAnnounced: (announced) =>
      keep((now) => [
        ...now,
        ...announced.flatMap(({ id }) => (now.some((each) => each.id === id) ? [] : [{ id, kind }])),
      ]),
  });

  const uploads = kept.flatMap(({ id, kind: wanted }) => {
    const item = data?.items.find((each) => each.id === id);
    return item && !(item.imageId !== null && used.has(item.imageId)) ? [{ item, kind: wanted }] : [];
  });

  /** Makes a work of complete uploads. */
  async function beginOf(items: readonly UploadItem[], wanted: EntryKind): Promise<void> {
    const ids = items.map(({ id }) => id);
    for (const id of ids) begun.current.add(id);
    const imageIds = items.flatMap(({ imageId }) => imageId ?? []);
    // One that was stuck may have stumbled over its title.
    const title = ids.some((id) => stuck.has(id)) ? '' : shortTitle(items[0]?.details.title ?? '');
    if (await begin({ kind: wanted, imageIds, title })) return letGo(ids);
    setStuck((now) => new Set([...now, ...ids]));
  }

  /** Uses the picture of the gallery that an upload is the same as. */
  async function takeKnown(item: UploadItem, imageId: number): Promise<void> {
    if (await begin({ kind: 'single', imageIds: [imageId] })) await remove([item.id]);
  }

  async function remove(ids: readonly number[]): Promise<void> {
    desk?.queue.pause(ids);
    const { data: removed } = await deleteUploads({ ids: [...ids] });
    if (!removed) return;
    desk?.forget(ids);
    letGo(ids);
  }

  const complete = uploads.filter(
    ({ item, kind: wanted }) => wanted === 'single' && item.state === 'ready' && !begun.current.has(item.id),
  );
  const next = complete[0]?.item;
  const take = useEffectEvent((item: UploadItem) => void beginOf([item], 'single'));
  useEffect(() => {
    if (next && !begun.current.has(next.id)) take(next);
  }, [next]);

  const isChecking = uploads.some(({ item }) => item.state === 'checking');
  useEffect(() => setPolling(isChecking ? checksEveryMs : 0), [isChecking]);

  return {
    desk,
    uploads,
    limits: data?.limits,
    stuck,
    isError: isError && !data,
    isFetching,
    refetch,
    beginOf,
    takeKnown,
    remove,
  };
}
