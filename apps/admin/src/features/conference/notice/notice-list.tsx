import { useGetManagedNoticesQuery } from '@tuyuan/api-client/conference/notice.ts';
import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { noticePriorityNames, noticeTopicNames } from '@tuyuan/format/notice-words.ts';
import { Button, Progress, Select, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';
import { noticeListRequest, noticeListRules, noticeStates } from './notice-filters.ts';
import { noticeMoment, stateTitles, stateTones, targetText } from './notice-words.ts';
import { ReceiptDrawer } from './receipt-drawer.tsx';

/** A conference's notices: written, sent, and how many have read each. Who has read changes by itself. */
export function NoticeList({ id }: { readonly id: number }) {
  const control = useListState(noticeListRules);
  const { state, setFilters, setPage } = control;
  const list = useGetManagedNoticesQuery(noticeListRequest(id, state), {
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [edited, setEdited] = useState<ManagedNotice | 'new'>();
  const [read, setRead] = useState<ManagedNotice>();
  if (list.error !== undefined && list.currentData === undefined && !list.isFetching)
    return <NotLoaded noun="通知" error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 12 }}>
        <Button type="primary" onClick={() => setEdited('new')}>
          写通知
        </Button>
        <Select
          mode="multiple"
          allowClear
          aria-label="状态"
          placeholder="全部状态"
          style={{ minWidth: 160 }}
          value={[...state.filters.states]}
          options={noticeStates.map((value) => ({ value, label: stateTitles[value] }))}
          onChange={(states) => setFilters({ states })}
        />
      </Space>
      <Table<ManagedNotice>
        rowKey="id"
        size="middle"
        tableLayout="fixed"
        scroll={{ x: 860 }}
        loading={list.isFetching && list.currentData === undefined}
        dataSource={[...(list.data?.items ?? [])]}
        locale={{ emptyText: state.filters.states.length > 0 ? '没有这种状态的通知' : '还没有通知，写一条试试' }}
        pagination={{
          current: state.page,
          pageSize: state.pageSize,
          total: list.data?.totalCount ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
        }}
        columns={[
          {
            key: 'title',
            title: '通知',
            render: (_, { title, priority, topic, body }) => (
              <div className={cell.words}>
                <div className={cell.line}>
                  {priority !== 'normal' && <Tag variant="filled">{noticePriorityNames[priority]}</Tag>}
                  {title}
                </div>
                <div className={cell.minor}>{[noticeTopicNames[topic], body].filter(Boolean).join('，')}</div>
              </div>
            ),
          },
          { key: 'target', title: '发给', width: 150, render: (_, { target }) => targetText(target) },
          {
            key: 'state',
            title: '状态',
            width: 150,
            render: (_, notice) => (
              <div className={cell.words}>
                <StatusDot tone={stateTones[notice.state]}>{stateTitles[notice.state]}</StatusDot>
                <div className={cell.minor}>{noticeMoment(notice)}</div>
              </div>
            ),
          },
          {
            key: 'read',
            title: '已读',
            width: 190,
            render: (_, notice) => <ReadRate notice={notice} onOpen={() => setRead(notice)} />,
          },
          {
            key: 'actions',
            title: '操作',
            width: 150,
            render: (_, notice) => <NoticeActions notice={notice} onEdit={() => setEdited(notice)} />,
          },
        ]}
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

function ReadRate({ notice, onOpen }: { readonly notice: ManagedNotice; readonly onOpen: () => void }) {
  const { state, title, priority, recipientCount, readCount, confirmedCount, smsCount } = notice;
  if (state === 'draft' || state === 'scheduled') return null;
  const share = recipientCount === 0 ? 0 : Math.round((readCount / recipientCount) * 100);
  return (
    <div className={cell.words}>
      <Progress percent={share} size="small" status="normal" aria-label={`「${title}」已读 ${share}%`} />
      <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={onOpen} title={`看「${title}」谁没读`}>
        {readCount} / {recipientCount} 人{priority === 'urgent' && `，确认 ${confirmedCount}`}
        {smsCount > 0 && `，短信 ${smsCount}`}
      </Button>
    </div>
  );
}
