import { useGetDeviceScansQuery } from '@tuyuan/api-client/conference/check-in.ts';
import { verdictOf } from '@tuyuan/format/check-in/decide-scan.ts';
import { reasonWords } from '@tuyuan/format/check-in/scan-words.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { History, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { paths } from '../../../shared/paths.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { useNow } from '../../../shared/use-now.ts';
import type { CheckerState } from './checker-state.ts';
import type { Checker } from './create-checker.ts';
import styles from './queue-view.module.css';
import { UndoSheet } from './undo-sheet.tsx';

/** What this phone has scanned, each with undo while possible. */
export function RecordsView({ checker, state }: { readonly checker: Checker; readonly state: CheckerState }) {
  const deviceId = state.station?.deviceId ?? 0;
  const { data, isLoading, isError, error, refetch } = useGetDeviceScansQuery(
    { deviceId },
    { skip: deviceId === 0, refetchOnMountOrArgChange: true, pollingInterval: 10_000 },
  );
  const [undone, setUndone] = useState<number>();
  useNow(1000);
  return (
    <PageFrame
      title="本机记录"
      onRefresh={refetch}
      offlineText="没有网络，刚才的记录在待传队列里"
      bar={
        <Link className={styles.back} to={paths.checker} replace>
          <ScanLine size={20} strokeWidth={1.75} aria-hidden />
          回去接着扫
        </Link>
      }
    >
      <ul className={styles.list}>
        {data?.items.map((scan) => {
          const tone = verdictOf({ reason: scan.reason, isLate: false });
          const left = scan.undoUntil === null ? 0 : Math.ceil((scan.undoUntil - serverNow()) / 1000);
          return (
            <li key={scan.id} className={styles.row}>
              <time>{wireClock(scan.scannedAt)}</time>
              <b>{scan.name || '没有这张票'}</b>
              {left > 0 && (
                <button type="button" className={styles.undo} onClick={() => setUndone(scan.id)}>
                  撤销 {left} 秒
                </button>
              )}
              <span
                className={styles.chip}
                data-tone={scan.isVoid ? 'warning' : tone === 'refused' ? 'error' : 'success'}
              >
                {scan.isVoid
                  ? '已撤销'
                  : tone === 'refused'
                    ? reasonWords(scan.reason, null)
                    : scan.overruled
                      ? '组长放行'
                      : scan.direction === 'out'
                        ? '离场'
                        : '正常'}
              </span>
            </li>
          );
        })}
      </ul>
      {isLoading && <ListSkeleton />}
      {isError && <FailureView title="记录没有加载出来" error={error} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <EmptyView icon={History} title="还没有扫过票" text="扫过的每一张都会记在这里，60 秒内可以撤销。" />
      )}
      {undone !== undefined && (
        <UndoSheet
          onUndo={(reason) => checker.undo({ nonce: '', scanId: undone }, reason)}
          onClose={() => setUndone(undefined)}
        />
      )}
    </PageFrame>
  );
}
