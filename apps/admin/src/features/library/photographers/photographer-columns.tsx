import { EditOutlined } from '@ant-design/icons';
import type { ManagedPhotographer } from '@tuyuan/contract/library/photographer-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { paths } from '../../../shared/paths.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { photographerStateTitles } from './photographer-filters.ts';

interface PhotographerColumnsOptions {
  /** Undefined for whoever may not. */
  readonly onEdit: ((photographer: ManagedPhotographer) => void) | undefined;
  readonly maySeeImages: boolean;
  readonly maySeeAlbums: boolean;
}

function StateDot({ isActive }: { readonly isActive: boolean }) {
  return (
    <StatusDot tone={isActive ? 'success' : 'off'}>
      {photographerStateTitles[isActive ? 'active' : 'retired']}
    </StatusDot>
  );
}

function Works({
  count,
  path,
  label,
}: {
  readonly count: number;
  readonly path: string | false;
  readonly label: string;
}) {
  if (path === false) return formatCount(count);
  return (
    <Link className={cell.link} to={path} aria-label={label}>
      {formatCount(count)}
    </Link>
  );
}

export function photographerColumns({ isPhone }: ListRoom, options: PhotographerColumnsOptions) {
  const { onEdit, maySeeImages, maySeeAlbums } = options;
  const columns: ListColumn<ManagedPhotographer>[] = [
    subjectColumn({
      key: 'author',
      title: '摄影师',
      mark: ({ author: { id, nickName, avatar } }) => <PersonMark id={id} name={nickName} avatar={avatar} />,
      name: ({ author }) => author.nickName,
      minor: ({ author, personalSign }) => personalSign || author.userName,
      below: ({ isActive }) => isPhone && <StateDot isActive={isActive} />,
      onOpen: onEdit,
    }),
    {
      key: 'place',
      title: '单位 / 地区',
      width: 180,
      hide: 'narrow',
      render: (_, { unitName, region }) => (
        <>
          <div className={cell.line}>{unitName || '—'}</div>
          <div className={cell.minor}>{region?.name ?? '—'}</div>
        </>
      ),
    },
    {
      key: 'imageCount',
      title: '图片',
      width: 84,
      align: 'right',
      hide: 'phone',
      render: (_, { id, author, imageCount }) => (
        <Works
          count={imageCount}
          path={maySeeImages && `${paths.images}?photographer=${id}`}
          label={`看「${author.nickName}」的 ${imageCount} 张图片`}
        />
      ),
    },
    {
      key: 'albumCount',
      title: '图集',
      width: 84,
      align: 'right',
      hide: 'phone',
      render: (_, { id, author, albumCount }) => (
        <Works
          count={albumCount}
          path={maySeeAlbums && `${paths.albums}?photographer=${id}`}
          label={`看「${author.nickName}」的 ${albumCount} 个图集`}
        />
      ),
    },
    {
      key: 'views',
      title: '浏览',
      width: 92,
      align: 'right',
      hide: 'narrow',
      render: (_, { views }) => formatCount(views),
    },
    {
      key: 'state',
      title: '状态',
      width: 96,
      hide: 'phone',
      render: (_, { isActive }) => <StateDot isActive={isActive} />,
    },
    timeColumn({ key: 'joinedAt', title: '加入', hide: 'phone', at: ({ joinedAt }) => joinedAt }),
    actionsColumn(56, (photographer) =>
      onEdit ? (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={`编辑「${photographer.author.nickName}」`}
          onClick={() => onEdit(photographer)}
        />
      ) : null,
    ),
  ];
  return columns;
}
