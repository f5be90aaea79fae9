import {
  useGetManagedCommentsQuery,
  useHideCommentsMutation,
  useKeepCommentsMutation,
} from '@tuyuan/api-client/community/comment-management.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { ManagedComment } from '@tuyuan/contract/community/comment-management.ts';
import type { CommentFault, CommentList } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { ListPager } from '../../../shared/list/list-pager.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import { BansDrawer } from './bans-drawer.tsx';
import styles from './comment-desk.module.css';
import { commentFilters } from './comment-filters.ts';
import { CommentPanel } from './comment-panel.tsx';
import { CommentQueue } from './comment-queue.tsx';

const listTitles: Readonly<Record<CommentList, string>> = { waiting: '待处理', visible: '已通过', hidden: '已隐藏' };
const titled = (comment: ManagedComment) => ({ ...comment, title: comment.text.slice(0, 20) });

/** Comments beside what they stand below; what waits for a decision first. Decided one by one with keys, or many at once. */
export function CommentDesk() {
  const control = useListState(commentFilters);
  const query = useGetManagedCommentsQuery(control.request, { refetchOnMountOrArgChange: true });
  const [keep] = useKeepCommentsMutation();
  const [hide] = useHideCommentsMutation();
  const [chosenId, setChosenId] = useState<number>();
  const [reason, setReason] = useState<CommentFault>('untrue');
  const [isShowingBans, setShowingBans] = useState(false);
  const bulk = useBulkAction<ReturnType<typeof titled>>('条', () => null);
  const mayEdit = usePermissions()('Pages.Comments.Edit');
  const { state, setFilters, rules } = control;
  const { list } = state.filters;
  const items = query.data?.items ?? [];
  const selection = useSelection(items);
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];

  async function decide(rows: readonly ManagedComment[], verb: '通过' | '隐藏', because: CommentFault): Promise<void> {
    if (!mayEdit || rows.length === 0 || bulk.isRunning) return;
    // The next one comes under the same keys.
    const left = items.filter(({ id }) => !rows.some((row) => row.id === id));
    const after = items.slice(items.findIndex(({ id }) => id === rows.at(-1)?.id) + 1);
    setChosenId((after.find((item) => left.includes(item)) ?? left.at(-1))?.id);
    const run = (ids: number[]): Promise<BulkResult> =>
      verb === '通过' ? keep({ ids, list }).unwrap() : hide({ ids, list, reason: because }).unwrap();
    await bulk.start({ verb, run, rows: rows.map(titled) });
    selection.clear();
  }
  function step(by: -1 | 1): void {
    const at = items.findIndex(({ id }) => id === chosen?.id);
    setChosenId(items[Math.min(items.length - 1, Math.max(0, at + by))]?.id);
  }
  useKeys((key) => {
    if (!chosen) return false;
    if (key === 'J' || key === 'K') step(key === 'J' ? 1 : -1);
    else if (key === ' ') selection.toggle(chosen);
    else if (key === 'A' && list !== 'visible') void decide([chosen], '通过', reason);
    else if (key === 'H' && list !== 'hidden') void decide([chosen], '隐藏', reason);
    else return false;
    return true;
  });

  return (
    <>
      <PageHead
        title="评论"
        note={query.data && `${formatCount(query.data.totalCount)} 条，最急的在前`}
        actions={<Button onClick={() => setShowingBans(true)}>被禁言的人</Button>}
      />
      <Tabs
        activeKey={list}
        onChange={(key) => setFilters({ list: commentFilters.read(new URLSearchParams({ list: key })).list })}
        items={Object.entries(listTitles).map(([key, label]) => ({ key, label }))}
      />
      <FilterRow
        controls={rules.controls(state.filters, undefined, setFilters)}
        active={rules.active(state.filters, undefined)}
        tools={null}
        onDrop={setFilters}
        onClear={() => setFilters(rules.cleared(state.filters))}
      />
      {query.error !== undefined && !query.data ? (
        <NotLoaded noun="评论" error={query.error} onRetry={query.refetch} />
      ) : !query.data ? (
        <Skeleton active />
      ) : items.length === 0 ? (
        <StateMessage picture="empty" title={list === 'waiting' ? '都处理完了' : '没有评论'}>
          {list === 'waiting' ? '被举报的、先审后发的和含有需审核词语的评论会出现在这里。' : '换个条件看看。'}
        </StateMessage>
      ) : (
        <div className={styles.columns}>
          <CommentQueue
            items={items}
            list={list}
            chosenId={chosen?.id}
            selection={selection}
            mayEdit={mayEdit}
            onChoose={setChosenId}
            onKeep={(rows) => void decide(rows, '通过', reason)}
            onHide={(rows) => void decide(rows, '隐藏', reason)}
          />
          {chosen && (
            <CommentPanel
              key={chosen.id}
              comment={chosen}
              list={list}
              reason={reason}
              mayEdit={mayEdit}
              onReason={setReason}
              onKeep={() => void decide([chosen], '通过', reason)}
              onHide={() => void decide([chosen], '隐藏', reason)}
            />
          )}
        </div>
      )}
      <ListPager
        control={control}
        totalCount={query.data?.totalCount ?? 0}
        isLowerBound={query.data?.totalCountIsLowerBound ?? false}
        unit="条"
        keys={
          <>
            <KeyHint keys={['J', 'K']}>上下</KeyHint> <KeyHint keys={['A']}>通过</KeyHint>{' '}
            <KeyHint keys={['H']}>隐藏</KeyHint> <KeyHint keys={['空格']}>选</KeyHint>
          </>
        }
      />
      {bulk.dialog}
      {isShowingBans && <BansDrawer mayEdit={mayEdit} onClose={() => setShowingBans(false)} />}
    </>
  );
}
