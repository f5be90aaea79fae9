import { useGetMyLiveUploadsQuery } from '@tuyuan/api-client/conference/photo-wall.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './upload-button.module.css';
import { useUploadQueue } from './use-upload-queue.ts';

const UploadSheet = lazy(async () => ({ default: (await import('./upload-sheet.tsx')).UploadSheet }));

/** Shown to the conference's photographers only. Uploads continue when the sheet is closed and after the end. */
export function UploadButton({ isOver }: { readonly isOver: boolean }) {
  const { data } = useGetMyLiveUploadsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const queue = useUploadQueue();
  if (!data?.isPhotographer) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={queue.isSending ? '正在上传照片' : '上传照片'}
        onClick={() => setIsOpen(true)}
      >
        {queue.isSending ? <Spinner size={22} /> : <Upload size={22} strokeWidth={1.75} aria-hidden />}
      </button>
      {isOpen && (
        <Suspense>
          <UploadSheet halls={data.halls} queue={queue} isOver={isOver} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
