import {
  useExportScansMutation,
  useGetScansQuery,
  useGetSignPointsQuery,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import { scanMethodName, scanReasonName } from '@tuyuan/format/check-in/scan-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';
import { scanTone } from '../../../shared/check-in/scan-tone.ts';
import cell from '../../../shared/list/cell.module.css';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { scanFilters } from './scan-filters.ts';

function columnsFor({ isPhone }: ListRoom): ListColumn<ScanRecord>[] {
  return [
    {
      key: 'at',
      title: '时间',
      width: 130,
      hide: 'phone',
      render: (_, { scannedAt }) => <span className={cell.time}>{scannedAt.slice(5, 19).replace('T', ' ')}</span>,
    },
    {
      key: 'name',
      title: '参会者',
      disable: { checkbox: true },
      render: (_, scan) => (
        <div className={cell.words}>
          <div className={cell.line}>{scan.name || '无法识别'}</div>
          <div className={cell.minor}>
            {[scan.pointName, scan.gate, isPhone && scan.scannedAt.slice(11, 16)].filter(Boolean).join(' · ')}
          </div>
        </div>
      ),
    },
    {
      key: 'result',
      title: '结果',
      width: isPhone ? 130 : 220,
      render: (_, scan) => (
        <div className={cell.words}>
          <StatusDot tone={scanTone(scan)}>{resultWords(scan)}</StatusDot>
          {(scan.note !== '' || scan.supervisor !== '') && (
            <div className={cell.minor} title={scan.note}>
              {[scan.supervisor && `${scan.supervisor} 放行`, scan.note].filter(Boolean).join(' · ')}
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'method',
      title: '方式',
      width: 130,
      hide: 'phone',
      render: (_, { method, isOffline }) => (
        <>
          {scanMethodName(method)} {isOffline && <Tag variant="filled">断网</Tag>}
        </>
      ),
    },
    {
      key: 'device',
      title: '设备',
      width: 150,
      hide: 'narrow',
      render: (_, { device, staff }) => [device, staff].filter(Boolean).join(' · ') || '—',
    },
  ];
}

function resultWords({ direction, reason, overruled, isVoid }: ScanRecord): string {
  const word = overruled ? `${scanReasonName(overruled)}，已放行` : scanReasonName(reason);
  return `${direction === 'out' ? '离场 ' : ''}${word}${isVoid ? '（已作废）' : ''}`;
}

/** Every attempt to get in, the newest first. */
export function ScanList({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(scanFilters);
  const query = useGetScansQuery({ conferenceId, ...control.request }, { refetchOnMountOrArgChange: true });
  const points = useGetSignPointsQuery({ conferenceId });
  const [exportScans] = useExportScansMutation();
  return (
    <ListScreen
      control={control}
      query={query}
      known={{ pointId: points.data?.items }}
      name="scans"
      note={query.data && `${formatCount(query.data.totalCount)} 次尝试，放行与否都在`}
      subject="扫码记录"
      unit="次"
      rowHeight={54}
      scrollWidth={780}
      onExport={(format) => exportScans({ conferenceId, ...control.all, format }).unwrap()}
      columns={columnsFor}
      empty={{ text: '核验手机扫过的每一次都会出现在这里。' }}
    />
  );
}
