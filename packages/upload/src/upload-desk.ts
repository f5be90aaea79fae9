import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import type { UploadDetails, UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { createStore, type Store } from '@tuyuan/ui/create-store.ts';
import { dropKeptFiles, keepFile, readKeptFiles } from './kept-files.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { type PreparedFile, prepareFile } from './prepare-file.ts';
import { sortFiles, type TurnAwayReason } from './sort-files.ts';
import type { UploadQueue } from './upload-queue.ts';

/** What only this browser knows about a picture. */
export interface LocalPicture {
  /** Address of a small picture, until the desk is closed. */
  readonly thumbnail?: string;
  readonly width?: number;
  readonly height?: number;
  readonly takenAt: string | null;
}

export interface TurnedAway {
  readonly key: number;
  readonly fileName: string;
  readonly bytes: number;
  /** In place of a reason what the server said. */
  readonly reason: TurnAwayReason | { readonly message: string };
}

export interface DeskState {
  readonly local: ReadonlyMap<number, LocalPicture>;
  readonly turnedAway: readonly TurnedAway[];
  /** Files chosen and not announced yet. */
  readonly preparing: number;
}

export interface UploadDesk extends Pick<Store<DeskState>, 'get' | 'subscribe'> {
  readonly queue: UploadQueue;
  /** Takes chosen files. Those of `items` whose file the browser had lost go on; the others are new. */
  add(files: readonly File[], context: AddContext): void;
  /** Continues what was under way before the page was reloaded. */
  restore(items: readonly UploadItem[]): Promise<void>;
  /** Drops pictures that were removed or submitted. */
  forget(ids: readonly number[]): void;
  dropTurnedAway(keys: readonly number[]): void;
  close(): void;
}

interface AddContext {
  readonly items: readonly UploadItem[];
  readonly maxBytes: number;
  /** Details of the picture that a file replaces. */
  readonly details?: Partial<UploadDetails>;
}

interface DeskOptions {
  readonly queue: UploadQueue;
  readonly userId: number;
  announce(files: readonly PreparedFile['announcement'][]): Promise<readonly UploadItem[]>;
  /** Ends when the network may be back. */
  untilOnline(): Promise<void>;
}

/** The first is small, so that bytes move at once. */
const batchSizes = { first: 3, next: 20 };

export const isUnderWay = ({ state }: UploadItem) => state === 'waiting' || state === 'uploading';

/** Takes files in: reads and announces them, sends them, and remembers what the server doesn't know. */
export function createUploadDesk({ queue, userId, announce, untilOnline }: DeskOptions): UploadDesk {
  const store = createStore<DeskState>({ local: new Map(), turnedAway: [], preparing: 0 });
  const waiting: { readonly file: File; readonly details: Partial<UploadDetails> | undefined }[] = [];
  const unseen: { readonly id: number; readonly file: File }[] = [];
  let isPreparing = false;
  let isDrawing = false;
  let isClosed = false;
  let lastKey = 0;

  const update = (part: Partial<DeskState>) => store.set({ ...store.get(), ...part });

  function remember(id: number, part: Partial<LocalPicture>): void {
    const local = new Map(store.get().local);
    local.set(id, { takenAt: null, ...local.get(id), ...part });
    update({ local });
  }

  function turnAway(files: readonly { file: File; reason: TurnedAway['reason'] }[]): void {
    const added = files.map(({ file, reason }) => {
      lastKey += 1;
      return { key: lastKey, fileName: file.name, bytes: file.size, reason };
    });
    if (added.length > 0) update({ turnedAway: [...store.get().turnedAway, ...added] });
  }

  async function drawThumbnails(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = unseen.shift(); next && !isClosed; next = unseen.shift()) {
      const made = await makeThumbnail(next.file);
      if (made && !isClosed)
        remember(next.id, {
          thumbnail: URL.createObjectURL(made.picture),
          width: made.width,
          height: made.height,
        });
    }
    isDrawing = false;
  }

  function take(item: UploadItem, file: File, takenAt: string | null): void {
    remember(item.id, { takenAt });
    unseen.push({ id: item.id, file });
    if (!isUnderWay(item)) return;
    queue.add([{ id: item.id, key: item.key, file, sentBytes: item.receivedBytes }]);
    void keepFile(item.id, { file, userId, takenAt });
  }

  async function announceAll(files: readonly PreparedFile[]): Promise<void> {
    for (;;) {
      try {
        const items = await announce(files.map(({ announcement }) => announcement));
        files.forEach(({ file, takenAt }, index) => {
          const item = items[index];
          if (item && !isClosed) take(item, file, takenAt);
        });
        return;
      } catch (thrown) {
        if (isClosed) return;
        const isLost = isApiFailure(thrown) && (thrown.status === 0 || thrown.status >= 502);
        const message = isApiFailure(thrown) ? thrown.message : '没有登记上，请再选一次';
        if (!isLost) return turnAway(files.map(({ file }) => ({ file, reason: { message } })));
        await untilOnline();
      }
    }
  }

  async function prepareAll(): Promise<void> {
    if (isPreparing) return;
    isPreparing = true;
    let size = batchSizes.first;
    while (waiting.length > 0 && !isClosed) {
      const batch: PreparedFile[] = [];
      for (const { file, details } of waiting.splice(0, size)) batch.push(await prepareFile(file, details));
      await announceAll(batch);
      update({ preparing: waiting.length });
      void drawThumbnails();
      size = batchSizes.next;
    }
    isPreparing = false;
  }

  return {
    queue,
    get: store.get,
    subscribe: store.subscribe,
    add(files, { items, maxBytes, details }) {
      const { pictures, turnedAway } = sortFiles(files, maxBytes);
      turnAway(turnedAway);
      const lost = items.filter((item) => isUnderWay(item) && !queue.get().transfers.has(item.id));
      for (const file of pictures) {
        const at = lost.findIndex((item) => item.fileName === file.name && item.bytes === file.size);
        const [item] = at < 0 ? [] : lost.splice(at, 1);
        if (item) take(item, file, item.takenAt);
        else waiting.push({ file, details });
      }
      update({ preparing: waiting.length });
      void drawThumbnails();
      void prepareAll();
    },
    async restore(items) {
      const ids = items.map(({ id }) => id);
      const kept = await readKeptFiles(ids, userId);
      if (isClosed) return;
      for (const item of items) {
        const found = kept.get(item.id);
        if (!found || queue.get().transfers.has(item.id)) continue;
        if (isUnderWay(item)) take(item, found.file, found.takenAt);
        else void dropKeptFiles([item.id]);
      }
      void drawThumbnails();
    },
    forget(ids) {
      queue.remove(ids);
      const local = new Map(store.get().local);
      for (const id of ids) {
        const address = local.get(id)?.thumbnail;
        if (address) URL.revokeObjectURL(address);
        local.delete(id);
      }
      update({ local });
      void dropKeptFiles(ids);
    },
    dropTurnedAway: (keys) => update({ turnedAway: store.get().turnedAway.filter(({ key }) => !keys.includes(key)) }),
    close() {
      isClosed = true;
      queue.close();
      for (const { thumbnail } of store.get().local.values()) if (thumbnail) URL.revokeObjectURL(thumbnail);
    },
  };
}
