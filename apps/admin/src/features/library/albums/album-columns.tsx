import { EditOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { paths } from '../../../shared/paths.ts';
import { ReviewStateDot } from '../../../shared/review-state.tsx';

interface AlbumColumnsOptions {
  readonly sorting: string;
  readonly isNarrow: boolean;
  /** Only what tells one row from the other and its state. */
  readonly isPhone: boolean;
  readonly now: Date;
  readonly mayEdit: boolean;
  readonly maySeeImages: boolean;
  readonly onEdit: (album: ManagedAlbum) => void;
  readonly renderMore: (album: ManagedAlbum) => ReactNode;
}

export function albumColumns(options: AlbumColumnsOptions): ProColumns<ManagedAlbum>[] {
  const { sorting, isNarrow, isPhone, now } = options;
  const sortable = (field: string) => ({ key: field, sorter: true, sortOrder: sortOrderOf(sorting, field) });
  const number = (field: 'views' | 'likes', title: string): ProColumns<ManagedAlbum> => ({
    ...sortable(field),
    title,
    hideInTable: isNarrow,
    width: 92,
    align: 'right',
    render: (_, album) => formatCount(album[field]),
  });
  return [
    {
      ...sortable('title'),
      title: '图集',
      disable: { checkbox: true },
      render: (_, album) => (
        <div className={cell.subject}>
          <Thumb cover={album.cover} />
          <div className={cell.words}>
            <div className={cell.title} title={album.title}>
              {album.title || '未命名'}
            </div>
            <div className={classNames(cell.minor, cell.aside)}>
              {isNarrow ? album.author.name : album.description || '没有说明'}
            </div>
            {isPhone && <ReviewStateDot state={album.reviewState} />}
          </div>
        </div>
      ),
    },
    { key: 'author', title: '摄影师', width: 130, hideInTable: isNarrow, render: (_, { author }) => author.name },
    {
      key: 'place',
      title: '分类 / 地区',
      hideInTable: isPhone,
      width: 130,
      render: (_, { category, region }) => (
        <>
          <div className={cell.line}>{category?.name ?? '未分类'}</div>
          <div className={cell.minor}>{region?.name ?? '—'}</div>
        </>
      ),
    },
    {
      ...sortable('imageCount'),
      title: '图片',
      hideInTable: isPhone,
      width: 84,
      align: 'right',
      render: (_, { id, title, imageCount }) =>
        options.maySeeImages ? (
          <Link
            className={cell.link}
            to={`${paths.images}?album=${id}`}
            aria-label={`看「${title}」的 ${imageCount} 张图片`}
          >
            {formatCount(imageCount)}
          </Link>
        ) : (
          formatCount(imageCount)
        ),
    },
    {
      key: 'state',
      title: '状态',
      width: 100,
      hideInTable: isPhone,
      render: (_, { reviewState }) => <ReviewStateDot state={reviewState} />,
    },
    number('views', '浏览'),
    number('likes', '喜欢'),
    {
      ...sortable('publishedAt'),
      title: '发布时间',
      hideInTable: isNarrow,
      width: 124,
      render: (_, { publishedAt }) => <span className={cell.time}>{shortTime(publishedAt, now)}</span>,
    },
    {
      ...sortable('createdAt'),
      title: '提交时间',
      hideInTable: isPhone,
      width: 124,
      render: (_, { createdAt }) => <span className={cell.time}>{shortTime(createdAt, now)}</span>,
    },
    {
      key: 'actions',
      title: <span className={cell.hidden}>操作</span>,
      width: 88,
      align: 'right',
      className: classNames(cell.actions),
      hideInSetting: true,
      render: (_, album) => (
        <>
          {options.mayEdit && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={`编辑「${album.title}」`}
              onClick={() => options.onEdit(album)}
            />
          )}
          {options.renderMore(album)}
        </>
      ),
    },
  ];
}
