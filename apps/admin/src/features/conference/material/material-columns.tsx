import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Tag } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { stateNames, stateTones, typeNames, visibilityNames } from './material-words.ts';

interface MaterialColumnsOptions {
  sessionTitle(id: number | null): string;
  onOpen(material: ManagedMaterial): void;
}

export function materialColumns({ isPhone }: ListRoom, { sessionTitle, onOpen }: MaterialColumnsOptions) {
  const columns: ListColumn<ManagedMaterial>[] = [
    subjectColumn({
      key: 'title',
      title: '资料',
      name: ({ title }) => title,
      minor: ({ type, bytes, pages, version, visibility }) =>
        [
          typeNames[type],
          formatFileSize(bytes),
          pages === null ? '' : `${pages} 页`,
          version > 1 ? `第 ${version} 版` : '',
          isPhone ? visibilityNames[visibility] : '',
        ]
          .filter(Boolean)
          .join(' · '),
      onOpen,
    }),
    {
      key: 'place',
      title: '场次、分类',
      width: 220,
      hide: 'phone',
      render: (_, { sessionId, category }) => (
        <div className={cell.words}>
          <div className={cell.line}>{sessionTitle(sessionId) || '整场会议'}</div>
          <div className={cell.minor}>{category}</div>
        </div>
      ),
    },
    {
      key: 'visibility',
      title: '谁能看',
      width: 180,
      hide: 'phone',
      render: (_, { visibility, isMarked }) => (
        <>
          {visibilityNames[visibility]} {isMarked && <Tag variant="filled">水印</Tag>}
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: isPhone ? 92 : 140,
      render: (_, { state, publishAt, withdrawnReason }) => (
        <>
          <StatusDot tone={stateTones[state]}>{stateNames[state]}</StatusDot>
          {state === 'scheduled' && <div className={cell.minor}>{shortTime(publishAt, new Date())}</div>}
          {state === 'withdrawn' && <div className={cell.minor}>{withdrawnReason}</div>}
        </>
      ),
    },
    {
      key: 'downloads',
      title: '下载',
      width: 80,
      align: 'right',
      hide: 'phone',
      render: (_, { downloads }) => formatCount(downloads),
    },
    timeColumn({ key: 'uploadedAt', title: '上传', width: 120, hide: 'phone', at: ({ uploadedAt }) => uploadedAt }),
  ];
  return columns;
}
