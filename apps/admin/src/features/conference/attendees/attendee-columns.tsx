import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { AttendeeStateDot } from './attendee-state.tsx';

interface AttendeeColumnsOptions {
  readonly sorting: string;
  readonly isNarrow: boolean;
  /** Only what tells one row from the other and its state. */
  readonly isPhone: boolean;
  readonly now: Date;
  readonly onOpen: (attendee: ManagedAttendee) => void;
  readonly renderMore: (attendee: ManagedAttendee) => ReactNode;
}

export function attendeeColumns(options: AttendeeColumnsOptions): ProColumns<ManagedAttendee>[] {
  const { sorting, isNarrow, isPhone, now, onOpen } = options;
  const sortable = (field: string) => ({ key: field, sorter: true, sortOrder: sortOrderOf(sorting, field) });
  return [
    {
      ...sortable('name'),
      title: '参会者',
      disable: { checkbox: true },
      render: (_, attendee) => (
        <div className={cell.subject}>
          <PersonMark id={attendee.id} name={attendee.name} />
          <div className={cell.words}>
            <button type="button" className={classNames(cell.title, cell.open)} onClick={() => onOpen(attendee)}>
              {attendee.name}
            </button>
            <div className={classNames(cell.minor, cell.aside)}>{attendee.company || '没有填单位'}</div>
            {isPhone && <AttendeeStateDot attendee={attendee} />}
          </div>
        </div>
      ),
    },
    { key: 'phone', title: '手机', width: 128, hideInTable: isNarrow, render: (_, { phone }) => phone || '—' },
    {
      key: 'type',
      title: '票种',
      width: 150,
      hideInTable: isPhone,
      render: (_, { ticketTypeName, userType }) => (
        <>
          <div className={cell.line}>{ticketTypeName}</div>
          <div className={cell.minor}>{conferenceUserTypeName(userType)}</div>
        </>
      ),
    },
    {
      ...sortable('state'),
      title: '状态',
      width: 150,
      hideInTable: isPhone,
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
      hideInTable: isNarrow,
      render: (_, { hall, seat, tableNo }) =>
        [hall, seat, tableNo && `${tableNo} 桌`].filter(Boolean).join(' ') || <span className={cell.minor}>未排</span>,
    },
    {
      key: 'arrival',
      title: '签到',
      width: 116,
      hideInTable: isPhone,
      render: (_, { state, arrivedAt }) => {
        if (arrivedAt !== null)
          return (
            <>
              <StatusDot tone="success">已签到</StatusDot>
              <div className={cell.minor}>{shortTime(arrivedAt, now)}</div>
            </>
          );
        return state === 'ticketed' ? <StatusDot tone="off">未签到</StatusDot> : '—';
      },
    },
    { key: 'badge', title: '胸卡', width: 96, hideInTable: isNarrow, render: (_, { badgeNo }) => badgeNo || '—' },
    {
      ...sortable('createdAt'),
      title: '报名时间',
      width: 116,
      hideInTable: isPhone,
      render: (_, { createdAt }) => <span className={cell.time}>{shortTime(createdAt, now)}</span>,
    },
    {
      key: 'actions',
      title: <span className={cell.hidden}>操作</span>,
      width: 56,
      align: 'right',
      className: classNames(cell.actions),
      hideInSetting: true,
      render: (_, attendee) => options.renderMore(attendee),
    },
  ];
}
