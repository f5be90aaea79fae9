import { useGetMaterialDownloadsQuery } from '@tuyuan/api-client/conference/material.ts';
import type { MaterialDownload } from '@tuyuan/contract/conference/material.ts';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';

/** Who downloaded a material, which version and when, newest first. */
export function DownloadTable({ materialId }: { readonly materialId: number }) {
  const pages = usePages(20);
  const downloads = useGetMaterialDownloadsQuery(
    { id: materialId, ...pages.request },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordTable<MaterialDownload>
      noun="下载记录"
      source={downloads}
      rowKey={({ id }) => id}
      isDense
      pages={pages}
      empty="还没有人下载"
      columns={[
        { key: 'name', title: '姓名', render: (_, { name }) => name },
        { key: 'version', title: '版本', width: 64, render: (_, { version }) => version },
        timeColumn({ key: 'at', title: '时间', width: 150, at: ({ at }) => at, format: fullMoment }),
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
