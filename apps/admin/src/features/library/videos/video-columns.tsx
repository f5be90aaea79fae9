import type { ManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { paths } from '../../../shared/paths.ts';
import { VideoStateDot } from './video-state.tsx';
import { VideoThumb } from './video-thumb.tsx';

export function videoColumns({ isPhone }: ListRoom, renderActions: (video: ManagedVideo) => ReactNode) {
  const columns: ListColumn<ManagedVideo>[] = [
    subjectColumn({
      key: 'title',
      title: '视频',
      mark: (video) => <VideoThumb video={video} />,
      name: ({ title }) => title,
      path: ({ id }) => `${paths.videos}/${id}`,
      minor: ({ failure, fileName, author, unit }) => failure ?? author?.name ?? unit?.name ?? fileName,
      below: (video) => isPhone && <VideoStateDot video={video} />,
    }),
    {
      key: 'category',
      title: '分类',
      hide: 'narrow',
      width: 110,
      render: (_, { category }) => category?.name ?? '未分类',
    },
    {
      key: 'durationMs',
      title: '时长',
      hide: 'phone',
      width: 84,
      align: 'right',
      render: (_, { durationMs }) => (durationMs === null ? '—' : formatClock(durationMs)),
    },
    {
      key: 'bytes',
      title: '原片',
      hide: 'narrow',
      width: 130,
      align: 'right',
      render: (_, { bytes, width, height }) => (
        <>
          <div className={cell.line}>{formatFileSize(bytes)}</div>
          <div className={cell.minor}>{width === null ? '—' : `${width} × ${height}`}</div>
        </>
      ),
    },
    { key: 'state', title: '状态', width: 120, hide: 'phone', render: (_, video) => <VideoStateDot video={video} /> },
    {
      key: 'views',
      title: '播放',
      hide: 'narrow',
      width: 84,
      align: 'right',
      render: (_, { views }) => formatCount(views),
    },
    timeColumn({ key: 'publishedAt', title: '发布时间', hide: 'narrow', at: ({ publishedAt }) => publishedAt }),
    timeColumn({ key: 'createdAt', title: '上传时间', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(88, renderActions),
  ];
  return columns;
}
