import type { ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { conferencePath } from '../../../shared/paths.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';

export function conferenceColumns({ isPhone }: ListRoom): ListColumn<ManagedConference>[] {
  return [
    {
      key: 'title',
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
      hide: 'phone',
      render: (_, { conferenceState }) => conferenceStateName(conferenceState),
    },
    {
      key: 'startTime',
      title: '开始',
      width: isPhone ? 104 : 150,
      render: (_, { startTime }) => (isPhone ? startTime.slice(0, 10) : fullMoment(startTime)),
    },
    {
      key: 'place',
      title: '地点',
      hide: 'phone',
      render: (_, { city, location }) => [city, location].filter(Boolean).join(' '),
    },
    {
      key: 'people',
      title: '已出票',
      width: 90,
      align: 'right',
      hide: 'phone',
      render: (_, { counts }) => formatCount(counts.ticketed),
    },
    {
      key: 'applied',
      title: '待审核',
      width: 90,
      align: 'right',
      hide: 'narrow',
      render: (_, { counts }) => formatCount(counts.applied),
    },
    {
      key: 'createdAt',
      title: '建立',
      width: 150,
      hide: 'narrow',
      render: (_, { createdAt }) => fullMoment(createdAt),
    },
  ];
}
