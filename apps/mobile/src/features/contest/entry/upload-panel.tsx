import { useGetCurrentLoginInformationsQuery } from '@tuyuan/api-client/account/account.ts';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import { useGetUploadsQuery } from '@tuyuan/api-client/library/image-upload.ts';
import type { getUploads } from '@tuyuan/contract/library/image-upload.ts';
import type { UploadDesk } from '@tuyuan/upload/desk/upload-desk.ts';
import { uploadStateOf } from '@tuyuan/upload/desk/upload-state.ts';
import { useUploadDesk } from '@tuyuan/upload/desk/use-upload-desk.ts';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { accountAuthorization } from '../../../shared/account/account-authorization.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { CopyrightNote } from './copyright-note.tsx';
import styles from './upload-panel.module.css';
import { UploadRows } from './upload-rows.tsx';

interface UploadPanelProps {
  /** Pictures that are in a work of the activity already. */
  readonly used: ReadonlySet<number>;
  /** Whether a work can still be begun; uploads go on without. */
  readonly hasRoom: boolean;
  /** Opens the choice with these pictures of the gallery. */
  onUse(imageIds: readonly number[]): void;
}

const checkEveryMs = 2000;

const account = {
  get authorization() {
    return accountAuthorization();
  },
};

/** New pictures from this phone: they go into one's gallery, through a lost network and a reload, and from there into works. */
export function UploadPanel(props: UploadPanelProps) {
  const { data: session } = useGetCurrentLoginInformationsQuery();
  const isPhotographer = session?.user?.roles.includes('photographer') ?? false;
  if (!session) return null;
  if (!isPhotographer)
    return (
      <div className={styles.panel}>
        <Note>投稿的图片来自自己的图库，先申请成为摄影师。</Note>
        <ButtonRow isInside>
          <Button href="/user/main/apply">成为摄影师</Button>
        </ButtonRow>
      </div>
    );
  return <Uploads {...props} userId={session.user?.id ?? 0} />;
}

function Uploads({ userId, ...props }: UploadPanelProps & { readonly userId: number }) {
  const [isChecking, setChecking] = useState(false);
  const { data, refetch } = useGetUploadsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isChecking ? checkEveryMs : 0,
  });
  const desk = useUploadDesk({
    items: data?.items,
    userId,
    session: account,
    reload: () => void refetch(),
    onOffline: () => void say('网络断了，已传的都在；连上后自动接着传'),
  });
  if (!data || !desk) return null;
  return <Panel {...props} desk={desk} uploads={data} onChecking={setChecking} />;
}

interface PanelProps extends UploadPanelProps {
  readonly desk: UploadDesk;
  readonly uploads: ResultOf<typeof getUploads>;
  onChecking(isChecking: boolean): void;
}

function Panel({ desk, uploads, used, hasRoom, onChecking, onUse }: PanelProps) {
  const { items, limits } = uploads;
  const input = useRef<HTMLInputElement>(null);
  const { local, turnedAway, preparing } = useSyncExternalStore(desk.subscribe, desk.get);
  const { transfers } = useSyncExternalStore(desk.queue.subscribe, desk.queue.get);
  // Those of this visit that are in no work; what was ready before stands in the gallery.
  const shown = items
    .filter(({ id, imageId }) => local.has(id) && !(imageId !== null && used.has(imageId)))
    .map((item) => ({ item, local: local.get(item.id), transfer: transfers.get(item.id) }))
    .map((row) => ({ ...row, state: uploadStateOf(row.item, row.transfer?.state) }));
  const ready = shown.flatMap(({ state, item }) => (state === 'ready' && item.imageId !== null ? [item.imageId] : []));
  const waits = shown.some(({ state }) => state === 'checking');
  useEffect(() => onChecking(waits), [waits, onChecking]);
  return (
    <div className={styles.panel} data-alone={!hasRoom}>
      <Button icon={Upload} onClick={() => input.current?.click()}>
        从手机上传
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        className={styles.input}
        aria-label="从手机选图片"
        onChange={({ target }) => {
          desk.add([...(target.files ?? [])], { items, maxBytes: limits.maxFileBytes });
          target.value = '';
        }}
      />
      <Note>传好的图片先进自己的图库；断了网或关了页面，回来接着传。</Note>
      <CopyrightNote />
      {preparing > 0 && <Note>正在读 {preparing} 个文件</Note>}
      <UploadRows
        rows={shown}
        turnedAway={turnedAway}
        maxBytes={limits.maxFileBytes}
        onResume={(id) => desk.queue.resume([id])}
        onDismiss={(key) => desk.dropTurnedAway([key])}
      />
      {hasRoom && ready.length > 0 && (
        <ButtonRow isInside>
          <Button onClick={() => onUse(ready)}>用传好的 {ready.length} 张投稿</Button>
        </ButtonRow>
      )}
    </div>
  );
}
