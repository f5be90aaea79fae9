import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { tenantStateTitles } from './tenant-filters.ts';
import { UsageBar } from './usage-bar.tsx';

function State({ isSuspended }: ManagedTenant) {
  return (
    <StatusDot tone={isSuspended ? 'error' : 'success'}>
      {tenantStateTitles[isSuspended ? 'suspended' : 'open']}
    </StatusDot>
  );
}

export function tenantColumns({ isPhone }: ListRoom, renderMore: (tenant: ManagedTenant) => ReactNode) {
  const columns: ListColumn<ManagedTenant>[] = [
    subjectColumn({
      key: 'name',
      title: '站点',
      name: ({ name }) => name,
      tag: ({ isHost }) => isHost && <Tag variant="filled">平台</Tag>,
      minor: ({ hostName }) => hostName ?? '没有自己的域名',
      below: (tenant) => isPhone && <State {...tenant} />,
    }),
    { key: 'state', title: '状态', width: 100, hide: 'phone', render: (_, tenant) => <State {...tenant} /> },
    {
      key: 'users',
      title: '用户',
      width: 140,
      hide: 'phone',
      render: (_, { users, userLimit }) => (
        <UsageBar label="用户" used={users} limit={userLimit} format={formatCount} />
      ),
    },
    {
      key: 'images',
      title: '图片',
      width: 90,
      align: 'right',
      hide: 'narrow',
      render: (_, { images }) => formatCount(images),
    },
    {
      key: 'storage',
      title: '原图占用',
      width: 180,
      hide: 'phone',
      render: (_, { storageBytes, storageLimitBytes }) => (
        <UsageBar label="空间" used={storageBytes} limit={storageLimitBytes} format={formatFileSize} />
      ),
    },
    timeColumn({ key: 'createdAt', title: '建立时间', hide: 'narrow', at: ({ createdAt }) => createdAt }),
    actionsColumn(64, renderMore),
  ];
  return columns;
}
