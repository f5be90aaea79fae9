import { useGetNoticeReceiptsQuery } from '@tuyuan/api-client/conference/notice.ts';
import type { ManagedNotice, NoticeReceipt } from '@tuyuan/contract/conference/notice.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Drawer, Segmented, Table } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';

interface ReceiptDrawerProps {
  readonly notice: ManagedNotice;
  readonly onClose: () => void;
}

const PAGE = 50;
type Show = 'all' | 'unread' | 'unconfirmed';
const moment = (wire: string | null) => (wire === null ? '' : shortMoment(wire));

/** Who received a notice; those who have not read it first. */
export function ReceiptDrawer({ notice, onClose }: ReceiptDrawerProps) {
  const [show, setShow] = useState<Show>('all');
  const [page, setPage] = useState(1);
  const isUrgent = notice.priority === 'urgent';
  const list = useGetNoticeReceiptsQuery(
    { id: notice.id, show, skipCount: (page - 1) * PAGE, maxResultCount: PAGE },
    { refetchOnMountOrArgChange: true },
  );
  const choices: { value: Show; label: string }[] = [
    { value: 'all', label: '全部' },
    { value: 'unread', label: '没读' },
    ...(isUrgent ? [{ value: 'unconfirmed' as const, label: '没确认' }] : []),
  ];
  return (
    <Drawer open size={640} title={notice.title} onClose={onClose}>
      <Segmented
        aria-label="显示"
        options={choices}
        value={show}
        onChange={(value) => {
          setShow(value);
          setPage(1);
        }}
        style={{ marginBlockEnd: 12 }}
      />
      {list.error !== undefined && !list.isFetching ? (
        <NotLoaded noun="回执" error={list.error} onRetry={list.refetch} />
      ) : (
        <Table<NoticeReceipt>
          rowKey="attendeeId"
          size="small"
          scroll={{ x: 480 }}
          loading={list.isFetching}
          dataSource={[...(list.data?.items ?? [])]}
          locale={{ emptyText: show === 'all' ? '没有收件人' : '都看过了' }}
          pagination={{
            current: page,
            pageSize: PAGE,
            total: list.data?.totalCount ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setPage,
          }}
          columns={[
            { key: 'name', title: '姓名', dataIndex: 'name', width: 100 },
            { key: 'company', title: '单位', dataIndex: 'company' },
            {
              key: 'type',
              title: '身份',
              width: 90,
              render: (_, { userType }) => conferenceUserTypeName(userType),
            },
            { key: 'read', title: '读', width: 110, render: (_, { readAt }) => moment(readAt) || '没读' },
            ...(isUrgent
              ? [
                  {
                    key: 'confirmed',
                    title: '确认',
                    width: 110,
                    render: (_: unknown, { confirmedAt }: NoticeReceipt) => moment(confirmedAt) || '没确认',
                  },
                ]
              : []),
            { key: 'sms', title: '短信', width: 110, render: (_, { smsAt }) => moment(smsAt) },
          ]}
        />
      )}
    </Drawer>
  );
}
