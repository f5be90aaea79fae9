import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedNoticesQuery } from '@tuyuan/api-client/conference/notice.ts';
import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { useState } from 'react';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { noticeColumns } from './notice-columns.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';
import { stateTitles } from './notice-words.ts';
import { ReceiptDrawer } from './receipt-drawer.tsx';

const noticeFilters = defineFilters({ states: choices({ param: 'state', label: '状态', titles: stateTitles }) });

/** A conference's notices: drafted, sent, and how many have read each. Read counts update by themselves. */
export function NoticeList({ id }: { readonly id: number }) {
  const control = useListState(noticeFilters);
  const query = useGetManagedNoticesQuery(
    { conferenceId: id, ...control.request },
    { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const [edited, setEdited] = useState<ManagedNotice | 'new'>();
  const [read, setRead] = useState<ManagedNotice>();
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="notices"
        subject="通知"
        unit="条"
        rowHeight={62}
        scrollWidth={860}
        narrowWidth={720}
        create={{ label: '写通知', icon: <PlusOutlined />, run: () => setEdited('new') }}
        columns={(room) => noticeColumns(room, { onEdit: setEdited, onRead: setRead })}
        empty={{ text: '写一条试试。' }}
      />
      {edited !== undefined && (
        <NoticeDrawer
          conferenceId={id}
          notice={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {read && <ReceiptDrawer notice={read} onClose={() => setRead(undefined)} />}
    </>
  );
}
