import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './privacy-sheet.module.css';

/** Shows the site's privacy statement. */
export function PrivacySheet({ onClose }: { onClose(): void }) {
  const { data, error, refetch } = useGetAgreementQuery({ key: 'privacy' });
  return (
    <Sheet title="隐私政策" onClose={onClose}>
      {data === undefined ? (
        error === undefined ? (
          <ListSkeleton />
        ) : (
          <FailureView title="隐私政策没有加载出来" error={error} onRetry={refetch} />
        )
      ) : (
        <div className={styles.text}>
          {data.paragraphs.map(({ isHeading, text }) =>
            isHeading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>,
          )}
        </div>
      )}
    </Sheet>
  );
}
