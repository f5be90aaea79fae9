import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { conferencePath } from '../../../shared/paths.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';

interface ConferenceColumnsOptions {
  /** `field ASC|DESC`. */
  readonly sorting: string;
  readonly isNarrow: boolean;
  readonly isPhone: boolean;
}

export function conferenceColumns(options: ConferenceColumnsOptions): ProColumns<ManagedConference>[] {
  const { sorting, isNarrow, isPhone } = options;
  const sortable = (field: string) => ({ key: field, sorter: true, sortOrder: sortOrderOf(sorting, field) });
  return [
    {
      ...sortable('title'),
      title: '会议',
      render: (_, { id, title, isRehearsal, hasDraft, storedState, conferenceState }) => (
        <>
          <Link to={conferencePath(id)}>{title}</Link> {isRehearsal && <Tag variant="filled">演练</Tag>}
          {hasDraft && storedState !== 'draft' && <Tag variant="filled">有未发布的修改</Tag>}
          {isPhone && <div className={cell.minor}>{conferenceStateName(conferenceState)}</div>}
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 110,
      hideInTable: isPhone,
      render: (_, { conferenceState }) => conferenceStateName(conferenceState),
    },
    {
      ...sortable('startTime'),
      title: '开始',
      width: isPhone ? 104 : 150,
      render: (_, { startTime }) => (isPhone ? startTime.slice(0, 10) : fullMoment(startTime)),
    },
    {
      key: 'place',
      title: '地点',
      hideInTable: isPhone,
      render: (_, { city, location }) => [city, location].filter(Boolean).join(' '),
    },
    {
      key: 'people',
      title: '已出票',
      width: 90,
      align: 'right',
      hideInTable: isPhone,
      render: (_, { counts }) => formatCount(counts.ticketed),
    },
    {
      key: 'applied',
      title: '待审核',
      width: 90,
      align: 'right',
      hideInTable: isNarrow,
      render: (_, { counts }) => formatCount(counts.applied),
    },
    {
      ...sortable('createdAt'),
      title: '建立',
      width: 150,
      hideInTable: isNarrow,
      render: (_, row) => fullMoment(row.createdAt),
    },
  ];
}
