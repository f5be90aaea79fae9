import { useGetSilentGuestsQuery } from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayGuest } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { Pagination } from 'antd';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { GuestRow } from './guest-row.tsx';
import styles from './rooming.module.css';

interface SilentGuestsProps {
  readonly conferenceId: number;
  readonly keyword: string;
  readonly page: number;
  readonly chosenId: number | undefined;
  readonly mayEdit: boolean;
  readonly onPage: (page: number) => void;
  readonly onChoose: (guest: StayGuest | undefined) => void;
  readonly onOpen: (guest: StayGuest) => void;
}

const pageSize = 50;

/** Ticket holders who have not said whether they need a room; the office may assign one anyway. */
export function SilentGuests({ conferenceId, keyword, page, chosenId, onPage, ...handling }: SilentGuestsProps) {
  const { currentData, error, isFetching, refetch } = useGetSilentGuestsQuery(
    { conferenceId, keyword, ...pageRequest({ page, pageSize }) },
    everyMinute,
  );
  if (error !== undefined && currentData === undefined && !isFetching)
    return <NotLoaded noun="未答复的人" error={error} onRetry={refetch} />;
  if (currentData === undefined) return <ListSkeleton rowHeight={52} isGrid={false} />;
  const { items, totalCount } = currentData;
  if (items.length === 0 && page > 1) return <PageBehind subject="人" onFirst={() => onPage(1)} />;
  return (
    <>
      {items.length === 0 && <p className={styles.note}>{keyword === '' ? '所有人都答复了' : '没有符合的人'}</p>}
      <ul className={styles.guests}>
        {items.map((guest) => (
          <GuestRow key={guest.attendeeId} guest={guest} isChosen={guest.attendeeId === chosenId} {...handling} />
        ))}
      </ul>
      <Pagination
        simple={{ readOnly: true }}
        hideOnSinglePage
        showSizeChanger={false}
        size="small"
        align="center"
        current={page}
        pageSize={pageSize}
        total={totalCount}
        onChange={onPage}
      />
    </>
  );
}
