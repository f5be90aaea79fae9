import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { AttendeeStateDot } from './attendee-state.tsx';

interface AttendeeColumnsOptions {
  readonly onOpen: (attendee: ManagedAttendee) => void;
  readonly renderMore: (attendee: ManagedAttendee) => ReactNode;
}

export function attendeeColumns({ isPhone }: ListRoom, { onOpen, renderMore }: AttendeeColumnsOptions) {
  const columns: ListColumn<ManagedAttendee>[] = [
    subjectColumn({
      key: 'name',
      title: '参会者',
      mark: ({ id, name }) => <PersonMark id={id} name={name} />,
      name: ({ name }) => name,
      minor: ({ company }) => company || '没有填单位',
      below: (attendee) => isPhone && <AttendeeStateDot attendee={attendee} />,
      onOpen,
    }),
    { key: 'phone', title: '手机', width: 128, hide: 'narrow', render: (_, { phone }) => phone || '—' },
    {
      key: 'type',
      title: '票种',
      width: 150,
      hide: 'phone',
      render: (_, { ticketTypeName, userType }) => (
        <>
          <div className={cell.line}>{ticketTypeName}</div>
          <div className={cell.minor}>{conferenceUserTypeName(userType)}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 150,
      hide: 'phone',
      render: (_, attendee) => (
        <>
          <AttendeeStateDot attendee={attendee} />
          {attendee.pendingChanges > 0 && (
            <div>
              <Tag variant="filled" color="warning">
                {attendee.pendingChanges} 项待改
              </Tag>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'seat',
      title: '座位',
      width: 150,
      hide: 'narrow',
      render: (_, { hall, seat, tableNo }) =>
        [hall, seat, tableNo && `${tableNo} 桌`].filter(Boolean).join(' ') || <span className={cell.minor}>未排</span>,
    },
    { key: 'arrival', title: '签到', width: 116, hide: 'phone', render: (_, attendee) => <Arrival {...attendee} /> },
    { key: 'badge', title: '胸卡', width: 96, hide: 'narrow', render: (_, { badgeNo }) => badgeNo || '—' },
    timeColumn({ key: 'createdAt', title: '报名时间', width: 116, hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(56, renderMore),
  ];
  return columns;
}

function Arrival({ state, arrivedAt }: ManagedAttendee) {
  if (arrivedAt === null) return state === 'ticketed' ? <StatusDot tone="off">未签到</StatusDot> : '—';
  return (
    <>
      <StatusDot tone="success">已签到</StatusDot>
      <div className={cell.minor}>{shortTime(arrivedAt, new Date())}</div>
    </>
  );
}
