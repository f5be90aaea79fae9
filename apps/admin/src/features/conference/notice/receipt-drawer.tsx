import { useGetNoticeReceiptsQuery } from '@tuyuan/api-client/conference/notice.ts';
import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';

interface ReceiptDrawerProps {
  readonly notice: ManagedNotice;
  readonly onClose: () => void;
}

type Show = 'all' | 'unread' | 'unconfirmed';
const moment = (wire: string | null) => (wire === null ? '' : shortMoment(wire));

/** A notice's recipients; those who have not read it first. */
export function ReceiptDrawer({ notice, onClose }: ReceiptDrawerProps) {
  const [show, setShow] = useState<Show>('all');
  const pages = usePages(50);
  const isUrgent = notice.priority === 'urgent';
  const receipts = useGetNoticeReceiptsQuery(
    { id: notice.id, show, ...pages.request },
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
          pages.setPage(1);
        }}
        style={{ marginBlockEnd: 12 }}
      />
      <RecordTable
        noun="回执"
        source={receipts}
        rowKey={({ attendeeId }) => attendeeId}
        isDense
        scrollWidth={480}
        pages={pages}
        empty={show === 'all' ? '没有收件人' : '都看过了'}
        columns={[
          { key: 'name', title: '姓名', render: (_, { name }) => name, width: 100 },
          { key: 'company', title: '单位', render: (_, { company }) => company },
          {
            key: 'type',
            title: '身份',
            width: 90,
            render: (_, { userType }) => conferenceUserTypeName(userType),
          },
          { key: 'read', title: '读', width: 110, render: (_, { readAt }) => moment(readAt) || '没读' },
          {
            key: 'confirmed',
            title: '确认',
            width: 110,
            hideInTable: !isUrgent,
            render: (_, { confirmedAt }) => moment(confirmedAt) || '没确认',
          },
          { key: 'sms', title: '短信', width: 110, render: (_, { smsAt }) => moment(smsAt) },
        ]}
      />
    </Drawer>
  );
}
