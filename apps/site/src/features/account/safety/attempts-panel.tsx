import { useGetLoginAttemptsQuery } from '@tuyuan/api-client/account/account-safety.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { attemptMethodWords, attemptResultWords } from './attempt-words.ts';
import styles from './safety.module.css';

const PAGE = 10;
const MOST = 100;

/** Shows the latest logins and failed attempts, newest first. */
export function AttemptsPanel() {
  const [count, setCount] = useState(PAGE);
  const { data, isError, isFetching, refetch } = useGetLoginAttemptsQuery({ maxResultCount: count });
  const hasMore = data !== undefined && count < MOST && data.totalCount > data.items.length;
  return (
    <Panel title="登录记录" note="不是你本人的登录？请修改密码，并退出其他设备。">
      {isError && !data && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={160} />}
      {data?.items.length === 0 && <EmptyState title="还没有登录记录" icon="clock" />}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((attempt) => {
            const isSuccess = attempt.result === 'success';
            return (
              <li key={attempt.id} className={styles.row}>
                <Icon name={isSuccess ? 'success' : 'warning'} className={styles.mark} />
                <div className={styles.facts}>
                  <strong className={classNames(!isSuccess && styles.failed)}>
                    {attemptResultWords[attempt.result]}
                  </strong>
                  <p className={styles.detail}>
                    {formatDateTime(attempt.at)} · {attemptMethodWords[attempt.method]} · {attempt.deviceName} ·{' '}
                    {attempt.clientIp}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {hasMore && (
        <Button className={styles.more} isBusy={isFetching} onClick={() => setCount(Math.min(MOST, count + 20))}>
          更早的记录
        </Button>
      )}
    </Panel>
  );
}
