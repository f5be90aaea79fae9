import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { noticePriorityNames, noticeTopicNames } from '@tuyuan/format/notice-words.ts';
import { Button, Progress, Tag } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { noticeMoment, stateTitles, stateTones, targetText } from './notice-words.ts';

interface NoticeColumnsOptions {
  readonly onEdit: (notice: ManagedNotice) => void;
  /** Shows who has read it. */
  readonly onRead: (notice: ManagedNotice) => void;
}

export function noticeColumns({ isPhone }: ListRoom, { onEdit, onRead }: NoticeColumnsOptions) {
  const columns: ListColumn<ManagedNotice>[] = [
    subjectColumn({
      key: 'title',
      title: '通知',
      name: ({ title }) => title,
      tag: ({ priority }) =>
        priority !== 'normal' && (
          <Tag variant="filled" color={priority === 'urgent' ? 'error' : 'warning'}>
            {noticePriorityNames[priority]}
          </Tag>
        ),
      minor: ({ topic, body }) => [noticeTopicNames[topic], body].filter(Boolean).join('，'),
      below: (notice) =>
        isPhone && (
          <>
            <State notice={notice} />
            <ReadRate notice={notice} onOpen={onRead} />
          </>
        ),
    }),
    { key: 'target', title: '发给', width: 150, hide: 'narrow', render: (_, { target }) => targetText(target) },
    { key: 'state', title: '状态', width: 150, hide: 'phone', render: (_, notice) => <State notice={notice} /> },
    {
      key: 'read',
      title: '已读',
      width: 190,
      hide: 'phone',
      render: (_, notice) => <ReadRate notice={notice} onOpen={onRead} />,
    },
    actionsColumn(isPhone ? 84 : 210, (notice) => <NoticeActions notice={notice} onEdit={() => onEdit(notice)} />),
  ];
  return columns;
}

function State({ notice }: { readonly notice: ManagedNotice }) {
  return (
    <div className={cell.words}>
      <StatusDot tone={stateTones[notice.state]}>{stateTitles[notice.state]}</StatusDot>
      <div className={cell.minor}>{noticeMoment(notice)}</div>
    </div>
  );
}

interface ReadRateProps {
  readonly notice: ManagedNotice;
  readonly onOpen: (notice: ManagedNotice) => void;
}

function ReadRate({ notice, onOpen }: ReadRateProps) {
  const { state, title, priority, recipientCount, readCount, confirmedCount, smsCount } = notice;
  if (state === 'draft' || state === 'scheduled') return null;
  const share = recipientCount === 0 ? 0 : Math.round((readCount / recipientCount) * 100);
  return (
    <div className={cell.words}>
      <Progress percent={share} size="small" status="normal" aria-label={`「${title}」已读 ${share}%`} />
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        onClick={() => onOpen(notice)}
        title={`看「${title}」谁没读`}
      >
        {readCount} / {recipientCount} 人{priority === 'urgent' && `，确认 ${confirmedCount}`}
        {smsCount > 0 && `，短信 ${smsCount}`}
      </Button>
    </div>
  );
}
