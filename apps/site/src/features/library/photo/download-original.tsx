import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useSession } from '../../../shared/site-session.tsx';

/** Downloads the original; shown only to users who may. */
export function DownloadOriginal({ image }: { readonly image: ImageDetail }) {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  if (!image.abilities.downloadOriginal) return null;
  const download = async () => {
    setBusy(true);
    const { fetchOriginal, saveFile } = await import('../../../shared/original-file.ts');
    const fetched = await fetchOriginal({ id: image.id, no: image.no, authorization: session.authorization });
    setBusy(false);
    if (fetched.isOk) saveFile(fetched.original);
    else showToast({ text: fetched.message, tone: 'error' });
  };
  return (
    <Button kind="primary" size="large" isBlock icon="download" isBusy={isBusy} onClick={() => void download()}>
      {isBusy ? '正在下载原图' : '下载原图'}
    </Button>
  );
}
