import { useGetMaterialDownloadsQuery } from '@tuyuan/api-client/conference/material.ts';
import type { MaterialDownload } from '@tuyuan/contract/conference/material.ts';
import { Table } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import cell from '../../../shared/list/cell.module.css';
import { fullMoment } from '../../../shared/wire-moment.ts';

const PAGE = 20;

/** Who took a material, which version and when, the newest first. */
export function DownloadTable({ materialId }: { readonly materialId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching } = useGetMaterialDownloadsQuery(
    { id: materialId, skipCount: (page - 1) * PAGE, maxResultCount: PAGE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Table<MaterialDownload>
      rowKey="id"
      size="small"
      loading={isFetching}
      dataSource={[...(data?.items ?? [])]}
      locale={{ emptyText: error === undefined ? '还没有人下载' : failureText(error) }}
      pagination={{
        current: page,
        pageSize: PAGE,
        total: data?.totalCount ?? 0,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: setPage,
      }}
      columns={[
        { key: 'name', title: '姓名', dataIndex: 'name' },
        { key: 'version', title: '版本', width: 64, dataIndex: 'version' },
        {
          key: 'at',
          title: '时间',
          width: 150,
          render: (_, { at }) => <span className={cell.time}>{fullMoment(at)}</span>,
        },
        {
          key: 'ip',
          title: 'IP',
          width: 120,
          render: (_, { clientIp }) => <span className={cell.number}>{clientIp}</span>,
        },
      ]}
    />
  );
}
