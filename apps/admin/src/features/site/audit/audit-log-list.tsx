import {
  useExportAuditLogsMutation,
  useGetAuditLogDayQuery,
  useGetAuditLogsQuery,
} from '@tuyuan/api-client/site/audited-log.ts';
import type { AuditLog } from '@tuyuan/contract/site/audited-log.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Grid, Switch } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import styles from './audit-log.module.css';
import { auditLogColumns } from './audit-log-columns.tsx';
import { AuditLogFilterRow } from './audit-log-filter-row.tsx';
import {
  activeAuditLogFilters,
  allAuditLogsRequest,
  auditLogDayRequest,
  auditLogListRequest,
  auditLogListRules,
  noAuditLogFilters,
} from './audit-log-filters.ts';
import { DayHistogram } from './day-histogram.tsx';

const LIVE_EVERY_MS = 5000;
const noHalfHours = Array.from({ length: 48 }, () => ({ count: 0, failed: 0 }));
const CallDrawer = lazy(async () => ({ default: (await import('./call-drawer.tsx')).CallDrawer }));

/** Every change anybody made, newest first. */
export function AuditLogList() {
  const control = useListState(auditLogListRules);
  const { state } = control;
  const [isLive, setLive] = useState(false);
  const refresh = {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? LIVE_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  };
  const query = useGetAuditLogsQuery(auditLogListRequest(state), refresh);
  const day = state.filters.to ?? state.filters.from ?? formatDate(new Date());
  const { data: spread } = useGetAuditLogDayQuery(auditLogDayRequest(state.filters, day), refresh);
  const [exportLogs] = useExportAuditLogsMutation();
  const selection = useSelection<AuditLog>();
  const [opened, setOpened] = useState<AuditLog>();
  const mayDo = usePermissions();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const active = activeAuditLogFilters(state.filters);
  const { data } = query;
  const scope = data?.keywordScope;

  return (
    <>
      <PageHead
        title="审计日志"
        note={
          data &&
          [
            `${formatCount(data.totalCount)}${data.totalCountIsLowerBound ? '+' : ''} 条`,
            `保留 ${data.retentionDays} 天`,
            ...(typeof scope === 'number' ? [`文字只在最近 ${formatCount(scope)} 条里找`] : []),
          ].join(' · ')
        }
        actions={
          <>
            <span className={styles.live}>
              <Switch size="small" aria-label="实时更新" checked={isLive} onChange={setLive} />
              实时
            </span>
            {mayDo('Pages.AuditLogs.Export') && (
              <ExportButton
                onExport={(format) => exportLogs({ ...allAuditLogsRequest(state.filters), format }).unwrap()}
              />
            )}
          </>
        }
      />
      <DayHistogram
        key={day}
        day={day}
        halfHours={spread?.halfHours ?? noHalfHours}
        chosen={state.filters.halfHours}
        onChoose={(halfHours) => control.setFilters(halfHours ? { from: day, to: day, halfHours } : { halfHours })}
      />
      <ListTable<AuditLog>
        control={control}
        defaultSorting=""
        query={query}
        hiddenColumns={[]}
        unit="条"
        rowHeight={54}
        scrollWidth={lg ? 980 : md === false ? 0 : 640}
        rowLabel={({ action }) => action}
        settingsKey={`admin.audit-logs.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={setOpened}
        openWord="查看"
        bulkBar={null}
        columns={auditLogColumns({ isNarrow: lg === false, isPhone: md === false, onOpen: setOpened })}
        filters={<AuditLogFilterRow control={control} active={active} />}
        empty={
          <LogEmpty
            subject="日志"
            control={control}
            active={active}
            none={noAuditLogFilters}
            text="有人在站内做了改动就会出现在这里。"
          />
        }
      />
      <Suspense>{opened && <CallDrawer key={opened.id} log={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}
