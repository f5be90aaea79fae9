import { useUploadBackgroundMutation } from '@tuyuan/api-client/account/front-user.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { lazy, Suspense, useState } from 'react';

const CropDialog = lazy(async () => ({ default: (await import('@tuyuan/ui/crop-dialog.tsx')).CropDialog }));

const WIDTH = 1920;
const HEIGHT = 480;

/** Chooses, cuts and uploads the background of the own page. */
export function BackgroundButton() {
  const [upload] = useUploadBackgroundMutation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  async function save(picture: Blob): Promise<void> {
    await upload({ file: picture }).unwrap();
    setOpen(false);
    showToast({ text: '背景已更新', tone: 'success' });
  }

  function open(): void {
    setOpen(true);
    setWasOpen(true);
  }

  return (
    <>
      <Button size="small" icon="image" onClick={open}>
        更换背景
      </Button>
      {wasOpen && (
        <Suspense>
          <CropDialog
            isOpen={isOpen}
            title="裁剪背景"
            ratio={WIDTH / HEIGHT}
            outputWidth={WIDTH}
            outputHeight={HEIGHT}
            onCancel={() => setOpen(false)}
            onCropped={save}
          />
        </Suspense>
      )}
    </>
  );
}
