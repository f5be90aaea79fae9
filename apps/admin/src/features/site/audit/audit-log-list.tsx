import {
  useExportAuditLogsMutation,
  useGetAuditLogDayQuery,
  useGetAuditLogsQuery,
} from '@tuyuan/api-client/site/audited-log.ts';
import type { AuditLog } from '@tuyuan/contract/site/audited-log.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Switch } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import styles from './audit-log.module.css';
import { auditLogColumns } from './audit-log-columns.tsx';
import { auditLogFilters } from './audit-log-filters.tsx';
import { anyTime } from './audit-span.tsx';
import { DayHistogram } from './day-histogram.tsx';

const LIVE_EVERY_MS = 5000;
const noHalfHours = Array.from({ length: 48 }, () => ({ count: 0, failed: 0 }));
const CallDrawer = lazy(async () => ({ default: (await import('./call-drawer.tsx')).CallDrawer }));

/** All users' changes, newest first. */
export function AuditLogList() {
  const control = useListState(auditLogFilters);
  const { filters } = control.state;
  const { span } = filters;
  const [isLive, setLive] = useState(false);
  const refresh = {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? LIVE_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  };
  const query = useGetAuditLogsQuery(control.request, refresh);
  const day = span.to ?? span.from ?? formatDate(new Date());
  const spreadRequest = auditLogFilters.toRequest({ ...filters, span: anyTime }, '');
  const { data: spread } = useGetAuditLogDayQuery({ ...spreadRequest, day }, refresh);
  const [exportLogs] = useExportAuditLogsMutation();
  const [opened, setOpened] = useState<AuditLog>();
  const mayDo = usePermissions();
  const { data } = query;
  const scope = data?.keywordScope;

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="audit-logs"
        title="审计日志"
        note={
          data &&
          [
            `${formatCount(data.totalCount)}${data.totalCountIsLowerBound ? '+' : ''} 条`,
            `保留 ${data.retentionDays} 天`,
            ...(typeof scope === 'number' ? [`文字只在最近 ${formatCount(scope)} 条里找`] : []),
          ].join(' · ')
        }
        subject="日志"
        unit="条"
        rowHeight={54}
        scrollWidth={980}
        onOpen={setOpened}
        openWord="查看"
        actions={
          <span className={styles.live}>
            <Switch size="small" aria-label="实时更新" checked={isLive} onChange={setLive} />
            实时
          </span>
        }
        onExport={mayDo('Pages.AuditLogs.Export') && ((format) => exportLogs({ ...control.all, format }).unwrap())}
        columns={(room) => auditLogColumns(room, setOpened)}
        empty={{ text: '有人在站内做了改动就会出现在这里。' }}
      >
        <DayHistogram
          key={day}
          day={day}
          halfHours={spread?.halfHours ?? noHalfHours}
          chosen={span.halfHours}
          onChoose={(halfHours) =>
            control.setFilters({ span: halfHours ? { from: day, to: day, halfHours } : { ...span, halfHours } })
          }
        />
      </ListScreen>
      <Suspense>{opened && <CallDrawer key={opened.id} log={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}
