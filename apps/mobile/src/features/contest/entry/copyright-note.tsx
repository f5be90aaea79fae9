import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { useState } from 'react';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './copyright-note.module.css';

/** What one agrees to by uploading, to be read in full. */
export function CopyrightNote() {
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching, error, refetch } = useGetAgreementQuery({ key: 'copyright' });
  return (
    <p className={styles.note}>
      上传即表示同意
      <button type="button" onClick={() => setOpen(true)}>
        版权声明
      </button>
      {isOpen && (
        <Sheet title="版权声明" onClose={() => setOpen(false)}>
          {!data && isFetching && <ListSkeleton />}
          {!data && !isFetching && <FailureView error={error} onRetry={refetch} />}
          {data?.paragraphs.map(({ isHeading, text }) =>
            isHeading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>,
          )}
        </Sheet>
      )}
    </p>
  );
}
