import type { ProColumns } from '@ant-design/pro-components';
import {
  useExportScansMutation,
  useGetScansQuery,
  useGetSignPointsQuery,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import { scanMethodName, scanReasonName } from '@tuyuan/format/check-in/scan-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Checkbox, Grid, Select, Tag } from 'antd';
import { scanTone } from '../../../shared/check-in/scan-tone.ts';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import cell from '../../../shared/list/cell.module.css';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { useSessionState } from '../../../shared/session/session-context.tsx';
import { activeScanFilters, noScanFilters, scanListRequest, scanListRules } from './scan-filters.ts';

function columnsFor(isNarrow: boolean, isPhone: boolean): ProColumns<ScanRecord>[] {
  return [
    {
      key: 'at',
      title: '时间',
      width: 130,
      hideInTable: isPhone,
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
      hideInTable: isPhone,
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
      hideInTable: isNarrow,
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
  const control = useListState(scanListRules);
  const { filters } = control.state;
  const query = useGetScansQuery(scanListRequest(conferenceId, control.state), { refetchOnMountOrArgChange: true });
  const points = useGetSignPointsQuery({ conferenceId });
  const [exportScans] = useExportScansMutation();
  const selection = useSelection<ScanRecord>();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const options = (points.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const active = activeScanFilters(filters, (id) => options.find(({ value }) => value === id)?.label ?? `签到点 ${id}`);
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 12 }}>
        <span className={cell.time}>{query.data && `${formatCount(query.data.totalCount)} 次尝试，放行与否都在`}</span>
        <ExportButton onExport={(format) => exportScans({ conferenceId, ...filters, format }).unwrap()} />
      </div>
      <ListTable<ScanRecord>
        control={control}
        defaultSorting=""
        query={query}
        hiddenColumns={[]}
        unit="次"
        rowHeight={54}
        scrollWidth={lg ? 780 : md === false ? 0 : 640}
        rowLabel={({ name }) => name}
        settingsKey={`admin.scans.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={undefined}
        bulkBar={null}
        columns={columnsFor(lg === false, md === false)}
        filters={
          <FilterRow
            keyword={
              <KeywordInput
                value={filters.keyword}
                placeholder="姓名、入口"
                onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
              />
            }
            controls={[
              {
                key: 'point',
                label: '签到点',
                isSet: filters.pointId !== undefined,
                control: (
                  <Select
                    allowClear
                    placeholder="签到点"
                    aria-label="签到点"
                    style={{ minWidth: 160 }}
                    value={filters.pointId ?? null}
                    options={options}
                    onChange={(pointId) => control.setFilters({ pointId: pointId ?? undefined })}
                  />
                ),
              },
              {
                key: 'refused',
                label: '结果',
                isSet: filters.onlyRefused,
                control: (
                  <Checkbox
                    checked={filters.onlyRefused}
                    onChange={({ target }) => control.setFilters({ onlyRefused: target.checked })}
                  >
                    只看未放行
                  </Checkbox>
                ),
              },
            ]}
            active={active}
            onDrop={control.setFilters}
            onClear={() => control.setFilters(noScanFilters)}
          />
        }
        empty={
          <LogEmpty
            subject="扫码记录"
            control={control}
            active={active}
            none={noScanFilters}
            text="核验手机扫过的每一次都会出现在这里。"
          />
        }
      />
    </>
  );
}
