import { useGetBallotQuery } from '@tuyuan/api-client/contest/vote-data.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useSiteEvent } from '../../../shared/use-site-event.ts';
import styles from './receipts-view.module.css';

/** How many of the caller's votes count: told once the board stands still, and again when the votes are final. */
export function VoteFates({ activityId }: { readonly activityId: number }) {
  const { currentData: ballot, refetch } = useGetBallotQuery({ activityId });
  useSiteEvent('voteFinal', (told) => {
    if (told && told.activityId !== activityId) return;
    void refetch();
    if (told) showToast('投票结束了，每一票是否计入都在这里');
  });
  const fates = ballot?.votes.map(({ fate }) => fate) ?? [];
  const excluded = fates.filter((fate) => fate === 'excluded').length;
  if (fates.includes('cast')) return <p className={styles.note}>封榜或投票结束之后，这里写明每一票是否计入。</p>;
  return (
    <p className={styles.note} role="status">
      {fates.length} 票里计入 {fates.length - excluded} 票{excluded > 0 && `，没有计入 ${excluded} 票，原因写在票下面`}
      。
    </p>
  );
}
