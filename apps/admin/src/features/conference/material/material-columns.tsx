import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Tag } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { stateNames, stateTones, typeNames, visibilityNames } from './material-words.ts';

interface MaterialColumnsOptions {
  readonly isPhone: boolean;
  readonly now: Date;
  sessionTitle(id: number | null): string;
  onOpen(material: ManagedMaterial): void;
}

export function materialColumns({
  isPhone,
  now,
  sessionTitle,
  onOpen,
}: MaterialColumnsOptions): ProColumns<ManagedMaterial>[] {
  return [
    {
      key: 'title',
      title: '资料',
      disable: { checkbox: true },
      render: (_, material) => (
        <div className={cell.words}>
          <button type="button" className={classNames(cell.title, cell.open)} onClick={() => onOpen(material)}>
            {material.title}
          </button>
          <div className={classNames(cell.minor, cell.aside)}>
            {[
              typeNames[material.type],
              formatFileSize(material.bytes),
              material.pages === null ? '' : `${material.pages} 页`,
              material.version > 1 ? `第 ${material.version} 版` : '',
              isPhone ? visibilityNames[material.visibility] : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
      ),
    },
    {
      key: 'place',
      title: '场次、分类',
      width: 220,
      hideInTable: isPhone,
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
      hideInTable: isPhone,
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
          {state === 'scheduled' && <div className={cell.minor}>{shortTime(publishAt, now)}</div>}
          {state === 'withdrawn' && <div className={cell.minor}>{withdrawnReason}</div>}
        </>
      ),
    },
    {
      key: 'downloads',
      title: '下载',
      width: 80,
      align: 'right',
      hideInTable: isPhone,
      render: (_, { downloads }) => formatCount(downloads),
    },
    {
      key: 'uploadedAt',
      title: '上传',
      width: 120,
      hideInTable: isPhone,
      render: (_, { uploadedAt }) => <span className={cell.time}>{shortTime(uploadedAt, now)}</span>,
    },
  ];
}
