import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { tenantStateTitles } from './tenant-filters.ts';
import { UsageBar } from './usage-bar.tsx';

interface TenantColumnsOptions {
  readonly sorting: string;
  readonly isNarrow: boolean;
  readonly isPhone: boolean;
  readonly now: Date;
  readonly renderMore: (tenant: ManagedTenant) => ReactNode;
}

function State({ isSuspended }: ManagedTenant) {
  return (
    <StatusDot tone={isSuspended ? 'error' : 'success'}>
      {tenantStateTitles[isSuspended ? 'suspended' : 'open']}
    </StatusDot>
  );
}

export function tenantColumns({ sorting, isNarrow, isPhone, now, renderMore }: TenantColumnsOptions) {
  const columns: ProColumns<ManagedTenant>[] = [
    {
      key: 'name',
      sorter: true,
      sortOrder: sortOrderOf(sorting, 'name'),
      title: '站点',
      disable: { checkbox: true },
      render: (_, tenant) => (
        <div className={cell.words}>
          <div className={cell.title} title={tenant.name}>
            {tenant.name} {tenant.isHost && <Tag variant="filled">平台</Tag>}
          </div>
          <div className={classNames(cell.minor, cell.aside)}>{tenant.hostName ?? '没有自己的域名'}</div>
          {isPhone && <State {...tenant} />}
        </div>
      ),
    },
    { key: 'state', title: '状态', width: 100, hideInTable: isPhone, render: (_, tenant) => <State {...tenant} /> },
    {
      key: 'users',
      title: '用户',
      width: 140,
      hideInTable: isPhone,
      render: (_, { users, userLimit }) => (
        <UsageBar label="用户" used={users} limit={userLimit} format={formatCount} />
      ),
    },
    {
      key: 'images',
      title: '图片',
      width: 90,
      align: 'right',
      hideInTable: isNarrow,
      render: (_, { images }) => formatCount(images),
    },
    {
      key: 'storage',
      title: '原图占用',
      width: 180,
      hideInTable: isPhone,
      render: (_, { storageBytes, storageLimitBytes }) => (
        <UsageBar label="空间" used={storageBytes} limit={storageLimitBytes} format={formatFileSize} />
      ),
    },
    {
      key: 'createdAt',
      sorter: true,
      sortOrder: sortOrderOf(sorting, 'createdAt'),
      title: '建立时间',
      width: 124,
      hideInTable: isNarrow,
      render: (_, { createdAt }) => <span className={cell.time}>{shortTime(createdAt, now)}</span>,
    },
    {
      key: 'actions',
      title: <span className={cell.hidden}>操作</span>,
      width: 64,
      align: 'right',
      className: classNames(cell.actions),
      hideInSetting: true,
      render: (_, tenant) => renderMore(tenant),
    },
  ];
  return columns;
}
