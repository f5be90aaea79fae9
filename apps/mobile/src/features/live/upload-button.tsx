import { useGetMyLiveUploadsQuery } from '@tuyuan/api-client/conference-live.ts';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './upload-button.module.css';

const UploadSheet = lazy(async () => ({ default: (await import('./upload-sheet.tsx')).UploadSheet }));

/** For the conference's photographers, and nobody else. */
export function UploadButton() {
  const { data } = useGetMyLiveUploadsQuery();
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.isPhotographer) return null;
  return (
    <>
      <button type="button" className={styles.button} aria-label="上传照片" onClick={() => setIsOpen(true)}>
        <Upload size={22} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <UploadSheet halls={data.halls} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
