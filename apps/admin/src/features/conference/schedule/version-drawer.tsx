import {
  useCompareSchedulesQuery,
  useGetScheduleVersionsQuery,
} from '@tuyuan/api-client/conference/schedule-management.ts';
import { Drawer, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { shortTime } from '../../../shared/list/short-time.ts';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { DiffList } from './diff-list.tsx';
import styles from './version-drawer.module.css';

interface VersionDrawerProps {
  readonly conferenceId: number;
  onClose(): void;
}

/** What was published when and by whom, and the difference between any two versions. */
export function VersionDrawer({ conferenceId, onClose }: VersionDrawerProps) {
  const { data, error } = useGetScheduleVersionsQuery({ id: conferenceId });
  const [chosen, setChosen] = useState<{ from: number; to: number }>();
  const items = data?.items ?? [];
  const numbers = items.map(({ version }) => ({ value: version, label: `第 ${version} 版` }));
  const [newest, before] = items;
  const pair = chosen ?? (newest && before ? { from: before.version, to: newest.version } : undefined);
  return (
    <Drawer open size={520} title="版本" onClose={onClose}>
      {data === undefined && (error === undefined ? <PageLoading /> : <FormFault text={failureText(error)} />)}
      {data && items.length === 0 && (
        <StateMessage picture="empty" title="还没有发布过">
          排好后按「检查后发布」。
        </StateMessage>
      )}
      <ul className={styles.versions}>
        {items.map(({ version, note, publishedAt, publishedBy, sessionCount }) => (
          <li key={version}>
            <strong>第 {version} 版</strong> {note}
            <div className={styles.minor}>
              {shortTime(publishedAt, new Date())} · {publishedBy || '系统'} · {sessionCount} 场
            </div>
          </li>
        ))}
      </ul>
      {pair && (
        <>
          <h3 className={styles.heading}>比较</h3>
          <div className={styles.pair}>
            <Select
              aria-label="从"
              value={pair.from}
              options={numbers}
              onChange={(from: number) => setChosen({ ...pair, from })}
            />
            <span aria-hidden>→</span>
            <Select
              aria-label="到"
              value={pair.to}
              options={numbers}
              onChange={(to: number) => setChosen({ ...pair, to })}
            />
          </div>
          <Comparison conferenceId={conferenceId} {...pair} />
        </>
      )}
    </Drawer>
  );
}

interface ComparisonProps {
  readonly conferenceId: number;
  readonly from: number;
  readonly to: number;
}

function Comparison({ conferenceId, from, to }: ComparisonProps) {
  const { currentData, error } = useCompareSchedulesQuery({ id: conferenceId, from, to });
  if (error !== undefined) return <FormFault text={failureText(error)} />;
  if (!currentData) return <PageLoading />;
  if (currentData.diff.length === 0) return <p className={styles.minor}>这两版没有不同。</p>;
  return <DiffList diff={currentData.diff} tells={false} />;
}
