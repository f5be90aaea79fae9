import { EditOutlined } from '@ant-design/icons';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { formatLicencePrice } from '@tuyuan/format/money.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { ProcessingNote } from './processing-note.tsx';

interface ImageColumnsOptions {
  /** Undefined for whoever may not. */
  readonly onEdit: ((image: ManagedImage) => void) | undefined;
  readonly renderMore: (image: ManagedImage) => ReactNode;
}

function numberColumn(key: 'views' | 'likes' | 'downloads', title: string): ListColumn<ManagedImage> {
  return { key, title, hide: 'narrow', width: 92, align: 'right', render: (_, image) => formatCount(image[key]) };
}

/** Moves the photographer below the title to save space. */
export function imageColumns({ isNarrow, isPhone }: ListRoom, { onEdit, renderMore }: ImageColumnsOptions) {
  const columns: ListColumn<ManagedImage>[] = [
    subjectColumn({
      key: 'title',
      title: '图片',
      mark: ({ cover }) => <Thumb cover={cover} />,
      name: ({ title }) => title || '未命名',
      below: ({ author, reviewState, no }) => (
        <>
          {isNarrow && <div className={cell.minor}>{author.name}</div>}
          {isPhone ? <ReviewStateDot state={reviewState} /> : <div className={cell.number}>{no}</div>}
        </>
      ),
    }),
    {
      key: 'author',
      title: '摄影师 / 图集',
      width: 150,
      hide: 'narrow',
      render: (_, { author, album }) => (
        <>
          <div className={cell.line}>{author.name}</div>
          <div className={cell.minor}>{album?.name ?? '—'}</div>
        </>
      ),
    },
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
      key: 'bytes',
      title: '价格 / 大小',
      hide: 'narrow',
      width: 120,
      align: 'right',
      render: (_, { unitPrice, bytes }) => (
        <>
          <div>{formatLicencePrice(unitPrice)}</div>
          <div className={cell.minor}>{formatFileSize(bytes)}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 110,
      hide: 'phone',
      render: (_, image) => (
        <>
          <ReviewStateDot state={image.reviewState} />
          <ProcessingNote image={image} />
        </>
      ),
    },
    numberColumn('views', '浏览'),
    numberColumn('likes', '喜欢'),
    numberColumn('downloads', '下载'),
    timeColumn({ key: 'publishedAt', title: '发布时间', hide: 'narrow', at: ({ publishedAt }) => publishedAt }),
    timeColumn({ key: 'takenAt', title: '拍摄时间', hide: 'narrow', at: ({ takenAt }) => takenAt }),
    timeColumn({ key: 'createdAt', title: '提交时间', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(88, (image) => (
      <>
        {onEdit && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={`编辑「${image.title}」`}
            onClick={() => onEdit(image)}
          />
        )}
        {renderMore(image)}
      </>
    )),
  ];
  return columns;
}
