import {
  useGetReadinessQuery,
  useGetRehearsalsQuery,
  useStartRehearsalMutation,
} from '@tuyuan/api-client/conference/rehearsal.ts';
import { Button, InputNumber, Skeleton } from 'antd';
import { useState } from 'react';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { ReadinessList } from './readiness-list.tsx';
import { RehearsalCard } from './rehearsal-card.tsx';
import styles from './rehearsal-desk.module.css';

const pollMs = 1000;

/** Plays the conference through before it is one: what is not ready, and how a rehearsal went. */
export function RehearsalDesk({ conferenceId }: { readonly conferenceId: number }) {
  const attempt = useAttempt();
  const [people, setPeople] = useState(100);
  const [isWatching, setWatching] = useState(true);
  const list = useGetRehearsalsQuery(
    { conferenceId },
    { refetchOnMountOrArgChange: true, pollingInterval: isWatching ? pollMs : 0, skipPollingIfUnfocused: true },
  );
  const readiness = useGetReadinessQuery({ conferenceId }, { refetchOnMountOrArgChange: true });
  const [start, { isLoading }] = useStartRehearsalMutation();
  const mayStart = usePermissions()('Pages.Conferences.Edit');
  const isRunning = list.data?.items.some(({ state }) => state === 'queued' || state === 'running') ?? false;
  // Polls only while a rehearsal runs.
  if (list.data !== undefined && isWatching !== isRunning) setWatching(isRunning);

  async function begin(): Promise<void> {
    await attempt(() => start({ conferenceId, people }).unwrap());
  }

  if (list.error !== undefined && list.data === undefined && !list.isFetching)
    return <NotLoaded noun="演练" error={list.error} onRetry={list.refetch} />;
  return (
    <div className={styles.desk}>
      <section className={styles.panel} aria-label="准备情况">
        <h2 className={styles.title}>准备情况</h2>
        {readiness.data && <ReadinessList conferenceId={conferenceId} problems={readiness.data.items} />}
        {!readiness.data && readiness.error !== undefined && !readiness.isFetching && (
          <NotLoaded noun="准备情况" error={readiness.error} onRetry={readiness.refetch} />
        )}
        {!readiness.data && (readiness.error === undefined || readiness.isFetching) && (
          <Skeleton active title={false} />
        )}
      </section>
      <section className={styles.panel} aria-label="演练">
        <h2 className={styles.title}>演练</h2>
        <p className={styles.note}>
          在一个临时副本上造出参会者，走一遍每个签到点和取餐台：每人多扫一次，一台手机断网再补传，全场投票。
          真实的参会者、签到和短信都不会动，演练完副本整个删掉，只留下报告。
        </p>
        {mayStart && (
          <div className={styles.start}>
            <InputNumber
              min={10}
              max={500}
              precision={0}
              value={people}
              disabled={isRunning}
              prefix="演练参会者"
              suffix="人"
              aria-label="演练参会者人数"
              onChange={(value) => setPeople(value ?? 100)}
            />
            <Button type="primary" loading={isLoading} disabled={isRunning} onClick={() => void begin()}>
              {isRunning ? '正在演练' : '开始演练'}
            </Button>
          </div>
        )}
      </section>
      {list.data?.items.map((rehearsal, index) => (
        <RehearsalCard key={rehearsal.id} rehearsal={rehearsal} isOpen={index === 0} />
      ))}
    </div>
  );
}
