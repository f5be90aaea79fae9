import { useGetMyRoundsQuery } from '@tuyuan/api-client/contest/jury.ts';
import { juryStateWords } from '@tuyuan/contract/contest/jury-words.ts';
import { App, Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askDiscard } from '../../../shared/form/ask-discard.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { usePageTheme } from '../../../shared/theme/theme-choice.ts';
import styles from './desk.module.css';
import { JuryConsole } from './jury-console.tsx';
import { OrderConsole } from './order-console.tsx';

const lookEveryMs = 30_000;

/** The rounds that the caller judges in, and the works of one of them. */
export function JuryDesk() {
  const [query, setQuery] = useSearchParams();
  const { currentData, error, refetch } = useGetMyRoundsQuery(undefined, { pollingInterval: lookEveryMs });
  const { modal } = App.useApp();
  const [isDirty, setDirty] = useState(false);
  // Pictures are judged on a dark ground.
  usePageTheme('dark');
  const rounds = currentData?.items ?? [];
  const round = rounds.find(({ id }) => id === Number(query.get('round'))) ?? rounds[0];
  const choose = (id: number) => setQuery({ round: String(id) }, { replace: true });
  // The address keeps the first one: which round comes first may change while one judges.
  const isKept = round === undefined || Number(query.get('round')) === round.id;
  const keep = useEffectEvent(() => round && choose(round.id));
  useEffect(() => {
    if (!isKept) keep();
  }, [isKept]);
  useEffect(() => {
    document.title = '评审 - 图苑管理台';
  }, []);

  if (error !== undefined && !currentData) return <NotLoaded isPage noun="评审" error={error} onRetry={refetch} />;
  if (!currentData) return <PageLoading />;
  if (!round)
    return (
      <StateMessage isPage picture="empty" title="现在没有要评的作品">
        被请为评委、评审开始之后，作品会出现在这里，也会通知你。
      </StateMessage>
    );
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <h1>评审</h1>
        <Select
          aria-label="哪一轮"
          className={styles.rounds ?? ''}
          value={round.id}
          options={rounds.map(({ id, activityName, number, state }) => ({
            value: id,
            label: `${activityName} · 第 ${number} 轮（${juryStateWords[state]}）`,
          }))}
          onChange={(id) => (isDirty ? askDiscard(modal, () => choose(id)) : choose(id))}
        />
        <p className={styles.figures}>
          我评了 <b>{round.done}</b> / {round.total} 件
        </p>
      </header>
      {round.kind === 'rank' ? (
        <OrderConsole key={round.id} round={round} onDirty={setDirty} />
      ) : (
        <JuryConsole key={round.id} round={round} />
      )}
    </div>
  );
}
