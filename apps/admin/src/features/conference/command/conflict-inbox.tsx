import { useGetConflictsQuery } from '@tuyuan/api-client/conference/check-in-management.ts';
import { Pagination, Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { ConflictCard } from './conflict-card.tsx';
import styles from './conflict-inbox.module.css';

const PAGE = 20;
/** Polled, because users outside the staff get no events from the hub. */
const refreshMs = 30_000;

/** Check-in conflicts for the office to decide; new ones appear automatically. */
export function ConflictInbox({ conferenceId }: { readonly conferenceId: number }) {
  const [query, setQuery] = useSearchParams();
  const isOpen = query.get('decided') !== '1';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const list = useGetConflictsQuery(
    { conferenceId, isOpen, skipCount: (page - 1) * PAGE, maxResultCount: PAGE },
    { pollingInterval: refreshMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  useStaffRenewal(conferenceId, ['conflict'], 'CheckIn');
  const go = (next: { isOpen: boolean; page: number }) =>
    setQuery({ ...(!next.isOpen && { decided: '1' }), ...(next.page > 1 && { page: String(next.page) }) });
  const { currentData: data } = list;
  if (list.error !== undefined && data === undefined && !list.isFetching)
    return <NotLoaded noun="冲突" error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <Segmented
        aria-label="哪些冲突"
        options={[
          { value: true, label: isOpen && data ? `待处理 ${data.totalCount}` : '待处理' },
          { value: false, label: '已处理' },
        ]}
        value={isOpen}
        onChange={(value) => go({ isOpen: value, page: 1 })}
      />
      <div className={styles.list} aria-live="polite">
        {data === undefined && <Skeleton active />}
        {data?.items.length === 0 && page > 1 && <PageBehind subject="冲突" onFirst={() => go({ isOpen, page: 1 })} />}
        {data?.items.length === 0 && page === 1 && (
          <StateMessage picture="empty" title={isOpen ? '没有待处理的冲突' : '还没有处理过冲突'}>
            {isOpen && '断网的手机重复放行、组长破例放行，都会出现在这里等你判断。'}
          </StateMessage>
        )}
        {data?.items.map((conflict) => (
          <ConflictCard key={conflict.id} conflict={conflict} conferenceId={conferenceId} />
        ))}
      </div>
      {data !== undefined && data.totalCount > PAGE && (
        <Pagination
          align="end"
          current={page}
          pageSize={PAGE}
          total={data.totalCount}
          showSizeChanger={false}
          onChange={(next) => go({ isOpen, page: next })}
        />
      )}
    </>
  );
}
