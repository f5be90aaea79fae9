import { useGetManagedEntriesQuery } from '@tuyuan/api-client/contest/entry-management.ts';
import type { EntryState } from '@tuyuan/contract/contest/activity-words.ts';
import { entryReasonCodes } from '@tuyuan/contract/contest/entry-words.ts';
import { Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { activityPath } from '../../../shared/paths.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './desk.module.css';
import { EntryCase } from './entry-case.tsx';
import { EntryStage } from './entry-stage.tsx';
import { EntryStrip } from './entry-strip.tsx';
import { useEntryDecisions } from './use-entry-decisions.ts';

const tabs = [
  ['submitted', '待审'],
  ['fixAsked', '请修改'],
  ['accepted', '已入围'],
  ['rejected', '未通过'],
  ['withdrawn', '已撤回'],
] as const satisfies readonly (readonly [EntryState, string])[];
const pageSize = 50;
/** Tells within that time what other reviewers and authors did. */
const lookEveryMs = 20_000;

/** An activity's works, decided on by keyboard; who made them is not told. */
export function EntriesDesk({ activityId }: { readonly activityId: number }) {
  const [query, setQuery] = useSearchParams();
  const state = tabs.find(([name]) => name === query.get('state'))?.[0] ?? 'submitted';
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const request = {
    activityId,
    states: [state],
    skipCount: (page - 1) * pageSize,
    maxResultCount: pageSize,
  };
  const { currentData, error, refetch } = useGetManagedEntriesQuery(request, { pollingInterval: lookEveryMs });
  const items = currentData?.items ?? [];
  const [currentId, setCurrentId] = useState<number>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [place, setPlace] = useState(0);
  const [isCompared, setCompared] = useState(false);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === currentId),
  );
  const entry = items[index];
  const marked = items.filter(({ id }) => chosen.includes(id));
  const decisions = useEntryDecisions((ids) => {
    setChosen((now) => now.filter((id) => !ids.includes(id)));
    setCurrentId(items.slice(index).find(({ id }) => !ids.includes(id))?.id);
  });

  // The last work of a page is decided on: the page before is the last now.
  const isBeyond = currentData !== undefined && items.length === 0 && page > 1;
  const turnBack = useEffectEvent(() => turn(Math.max(1, Math.ceil((currentData?.totalCount ?? 0) / pageSize))));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const title = currentData?.activityName ?? '活动';
  useEffect(() => {
    document.title = `作品审核 · ${title} - 图苑管理台`;
  }, [title]);

  function go(by: number): void {
    const next = items[index + by];
    if (next) open(next.id);
  }

  function turn(to: number): void {
    setQuery({ ...(state !== 'submitted' && { state }), ...(to > 1 && { page: String(to) }) });
    setChosen([]);
    setCurrentId(undefined);
  }

  function open(id: number): void {
    setCurrentId(id);
    setPlace(0);
    setCompared(false);
  }

  const subjects = marked.length > 0 ? marked : entry ? [entry] : [];
  useKeys((key) => {
    const reason = entryReasonCodes[Number(key) - 1];
    if (reason) decisions.toggle(reason);
    else if (key === 'A') void decisions.settle(subjects, 'accept');
    else if (key === 'F') void decisions.settle(subjects, 'askFix');
    else if (key === 'R') void decisions.settle(subjects, 'reject');
    else if (key === 'S') void decisions.settle(subjects, 'second');
    else if (key === 'U') void (entry?.canUndo ? decisions.undo(entry) : decisions.undo());
    else if (key === 'N' || key === 'J' || key === 'ArrowRight') go(1);
    else if (key === 'K' || key === 'ArrowLeft') go(-1);
    else if (key === 'V') setCompared(!isCompared);
    else if (key === 'ArrowUp') setPlace(Math.max(0, place - 1));
    else if (key === 'ArrowDown') setPlace(Math.min((entry?.pictures.length ?? 1) - 1, place + 1));
    else return false;
    return true;
  });

  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <p>
          <Link to={activityPath(activityId)}>{title}</Link> / <b>作品审核</b>
        </p>
        <Segmented
          aria-label="状态"
          value={state}
          options={tabs.map(([value, label]) => ({ value, label }))}
          onChange={(value) => {
            setQuery(value === 'submitted' ? {} : { state: value });
            setChosen([]);
          }}
        />
        {currentData && (
          <p className={styles.figures}>
            待审 <b>{currentData.waiting}</b>
            {currentData.waitingSince && ` · 最早 ${shortMoment(currentData.waitingSince)} 提交`} · 今天已审{' '}
            <b>{currentData.decidedToday}</b>
          </p>
        )}
      </header>
      {error !== undefined && !currentData ? (
        <NotLoaded noun="作品" error={error} onRetry={refetch} />
      ) : !currentData ? (
        <PageLoading />
      ) : !entry ? (
        <StateMessage picture="empty" title={state === 'submitted' ? '都审完了' : '没有这种状态的作品'}>
          {decisions.lastTaken ? '上一个决定还能撤销：按 U。' : '新交的和改过的作品会出现在这里。'}
        </StateMessage>
      ) : (
        <div className={styles.body}>
          <EntryStrip
            items={items}
            total={currentData.totalCount}
            page={page}
            pageSize={pageSize}
            onPage={turn}
            currentId={entry.id}
            chosen={chosen}
            onOpen={open}
            onChoose={setChosen}
          />
          <EntryStage
            key={entry.id}
            entry={entry}
            place={place}
            isCompared={isCompared}
            onPlace={setPlace}
            onCompare={setCompared}
          />
          <EntryCase entry={entry} subjects={subjects} decisions={decisions} onSkip={() => go(1)} />
        </div>
      )}
      <footer className={styles.keys}>
        <KeyHint keys={['J', 'K']}>下、上一件</KeyHint>
        <KeyHint keys={['↑', '↓']}>组照前后</KeyHint>
        <KeyHint keys={['V']}>并排</KeyHint>
        <KeyHint keys={['1', '–', '8']}>原因</KeyHint>
      </footer>
    </div>
  );
}
