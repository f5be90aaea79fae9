import { useUploadAvatarMutation } from '@tuyuan/api-client/account/front-user.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Button } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../site-session.tsx';
import styles from './avatar-editor.module.css';

const CropDialog = lazy(async () => ({ default: (await import('@tuyuan/ui/crop-dialog.tsx')).CropDialog }));

interface AvatarEditorProps {
  readonly name: string;
  readonly avatar: string;
  /** Pixels. */
  readonly size: number;
  /** Whether a text below explains the button. */
  readonly hasWords?: boolean;
}

/** Shows the user's avatar; pressing it lets them choose a picture, crop it to a square and upload it. */
export function AvatarEditor({ name, avatar, size, hasWords = false }: AvatarEditorProps) {
  const session = useSession();
  const [upload] = useUploadAvatarMutation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  async function save(picture: Blob): Promise<void> {
    await upload({ file: picture }).unwrap();
    setOpen(false);
    // The header shows the avatar too.
    await (await session.whenReady()).reload();
    showToast({ text: '头像已更新', tone: 'success' });
  }

  function open(): void {
    setOpen(true);
    setWasOpen(true);
  }

  return (
    <>
      <button type="button" className={styles.avatar} style={{ width: size, height: size }} onClick={open}>
        <Avatar name={name} src={resourceUrl(avatar)} size={size} />
        <span className={styles.veil}>
          <Icon name="camera" label="更换头像" />
        </span>
      </button>
      {hasWords && (
        <Button size="small" onClick={open}>
          更换头像
        </Button>
      )}
      {wasOpen && (
        <Suspense>
          <CropDialog
            isOpen={isOpen}
            title="裁剪头像"
            outputWidth={256}
            outputHeight={256}
            onCancel={() => setOpen(false)}
            onCropped={save}
          />
        </Suspense>
      )}
    </>
  );
}
