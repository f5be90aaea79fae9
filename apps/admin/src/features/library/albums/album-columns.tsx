import { EditOutlined } from '@ant-design/icons';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { paths } from '../../../shared/paths.ts';
import { ReviewStateDot } from '../../../shared/review-state.tsx';

interface AlbumColumnsOptions {
  /** Undefined for whoever may not. */
  readonly onEdit: ((album: ManagedAlbum) => void) | undefined;
  readonly maySeeImages: boolean;
  readonly renderMore: (album: ManagedAlbum) => ReactNode;
}

function numberColumn(key: 'views' | 'likes', title: string): ListColumn<ManagedAlbum> {
  return { key, title, hide: 'narrow', width: 92, align: 'right', render: (_, album) => formatCount(album[key]) };
}

export function albumColumns({ isNarrow, isPhone }: ListRoom, options: AlbumColumnsOptions) {
  const { onEdit, maySeeImages, renderMore } = options;
  const columns: ListColumn<ManagedAlbum>[] = [
    subjectColumn({
      key: 'title',
      title: '图集',
      mark: ({ cover }) => <Thumb cover={cover} />,
      name: ({ title }) => title || '未命名',
      minor: ({ author, description }) => (isNarrow ? author.name : description || '没有说明'),
      below: ({ reviewState }) => isPhone && <ReviewStateDot state={reviewState} />,
    }),
    { key: 'author', title: '摄影师', width: 130, hide: 'narrow', render: (_, { author }) => author.name },
    {
      key: 'place',
      title: '分类 / 地区',
      hide: 'phone',
      width: 130,
      render: (_, { category, region }) => (
        <>
          <div className={cell.line}>{category?.name ?? '未分类'}</div>
          <div className={cell.minor}>{region?.name ?? '—'}</div>
        </>
      ),
    },
    {
      key: 'imageCount',
      title: '图片',
      hide: 'phone',
      width: 84,
      align: 'right',
      render: (_, { id, title, imageCount }) =>
        maySeeImages ? (
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
      hide: 'phone',
      render: (_, { reviewState }) => <ReviewStateDot state={reviewState} />,
    },
    numberColumn('views', '浏览'),
    numberColumn('likes', '喜欢'),
    timeColumn({ key: 'publishedAt', title: '发布时间', hide: 'narrow', at: ({ publishedAt }) => publishedAt }),
    timeColumn({ key: 'createdAt', title: '提交时间', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(88, (album) => (
      <>
        {onEdit && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={`编辑「${album.title}」`}
            onClick={() => onEdit(album)}
          />
        )}
        {renderMore(album)}
      </>
    )),
  ];
  return columns;
}
