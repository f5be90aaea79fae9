import { EditOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { ProcessingNote } from './processing-note.tsx';

interface ImageColumnsOptions {
  readonly sorting: string;
  /** The photographer moves under the title where there is little room. */
  readonly isNarrow: boolean;
  /** Only what tells one row from the other and its state. */
  readonly isPhone: boolean;
  readonly now: Date;
  readonly mayEdit: boolean;
  readonly onEdit: (image: ManagedImage) => void;
  readonly renderMore: (image: ManagedImage) => ReactNode;
}

export function imageColumns(options: ImageColumnsOptions): ProColumns<ManagedImage>[] {
  const { sorting, isNarrow, isPhone, now } = options;
  const sortable = (field: string) => ({ key: field, sorter: true, sortOrder: sortOrderOf(sorting, field) });
  const number = (field: 'views' | 'likes' | 'downloads', title: string): ProColumns<ManagedImage> => ({
    ...sortable(field),
    title,
    hideInTable: isNarrow,
    width: 92,
    align: 'right',
    render: (_, image) => formatCount(image[field]),
  });
  return [
    {
      ...sortable('title'),
      title: '图片',
      disable: { checkbox: true },
      render: (_, image) => (
        <div className={cell.subject}>
          <Thumb cover={image.cover} />
          <div className={cell.words}>
            <div className={cell.title} title={image.title}>
              {image.title || '未命名'}
            </div>
            {isNarrow && <div className={cell.minor}>{image.author.name}</div>}
            {isPhone ? <ReviewStateDot state={image.reviewState} /> : <div className={cell.number}>{image.no}</div>}
          </div>
        </div>
      ),
    },
    {
      key: 'author',
      title: '摄影师 / 图集',
      width: 150,
      hideInTable: isNarrow,
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
      ...sortable('bytes'),
      title: '价格 / 大小',
      hideInTable: isNarrow,
      width: 120,
      align: 'right',
      render: (_, { unitPrice, bytes }) => (
        <>
          <div>{unitPrice === 0 ? '免费' : formatPrice(unitPrice)}</div>
          <div className={cell.minor}>{formatFileSize(bytes)}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 110,
      hideInTable: isPhone,
      render: (_, image) => (
        <>
          <ReviewStateDot state={image.reviewState} />
          <ProcessingNote image={image} />
        </>
      ),
    },
    number('views', '浏览'),
    number('likes', '喜欢'),
    number('downloads', '下载'),
    {
      ...sortable('publishedAt'),
      title: '发布时间',
      hideInTable: isNarrow,
      width: 124,
      render: (_, { publishedAt }) => <span className={cell.time}>{shortTime(publishedAt, now)}</span>,
    },
    {
      ...sortable('takenAt'),
      title: '拍摄时间',
      hideInTable: isNarrow,
      width: 124,
      render: (_, { takenAt }) => <span className={cell.time}>{shortTime(takenAt, now)}</span>,
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
      render: (_, image) => (
        <>
          {options.mayEdit && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={`编辑「${image.title}」`}
              onClick={() => options.onEdit(image)}
            />
          )}
          {options.renderMore(image)}
        </>
      ),
    },
  ];
}
