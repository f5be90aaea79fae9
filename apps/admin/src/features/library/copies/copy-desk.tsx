import { useGetCopyCasesQuery, useGetCopyFiguresQuery } from '@tuyuan/api-client/library/image-copy.ts';
import { copyStates } from '@tuyuan/contract/library/copy-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Skeleton, Tabs } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { ListPager } from '../../../shared/list/list-pager.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import { CopyDecisionPanel } from './copy-decision.tsx';
import styles from './copy-desk.module.css';
import { copyFilters } from './copy-filters.ts';
import { CopyPair } from './copy-pair.tsx';
import { CopyRow } from './copy-row.tsx';

/** Pairs of pictures of which one seems to be a copy: the list, the two side by side, and the decision. */
export function CopyDesk() {
  const control = useListState(copyFilters);
  const { filters, page, pageSize } = control.state;
  const { minConfidence, ...request } = control.request;
  const query = useGetCopyCasesQuery(
    { ...request, ...(minConfidence && { minConfidence: Number(minConfidence) }) },
    { refetchOnMountOrArgChange: true },
  );
  const figures = useGetCopyFiguresQuery({}, { refetchOnMountOrArgChange: true }).data;
  const [openId, setOpenId] = useState<number>();
  const [turnedId, setTurnedId] = useState<number>();
  const items = query.data?.items ?? [];
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === openId),
  );
  const pair = items[place];
  const open = (next: number) => setOpenId(items[Math.min(items.length - 1, Math.max(0, next))]?.id);
  const isMirrored = pair?.changes.includes('mirrored') ?? false;
  const turn = () => setTurnedId((now) => (now === pair?.id ? undefined : pair?.id));

  useKeys((key) => {
    if (key === 'J' || key === 'K') open(place + (key === 'J' ? 1 : -1));
    else if (key === 'F' && isMirrored) turn();
    else return false;
    return true;
  });
  // The last of a page is decided on: the page before is the last now.
  const isBeyond = query.data !== undefined && !query.isFetching && items.length === 0 && page > 1;
  const turnBack = useEffectEvent(() =>
    control.setPage(Math.max(1, Math.ceil((query.data?.totalCount ?? 0) / pageSize)), pageSize),
  );
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const active = copyFilters.active(filters, undefined);
  const counts = {
    open: filters.isOwn ? figures?.own : figures?.open,
    decided: filters.isOwn ? undefined : figures?.decided,
  };
  const titles = { open: '待处理', decided: '已处理' } as const;
  return (
    <>
      <PageHead
        title="疑似翻版"
        note={
          figures &&
          `新上传即比，每天巡查全库。已比 ${formatCount(figures.checked)} 张${figures.unchecked > 0 ? `，还有 ${formatCount(figures.unchecked)} 张` : ''}${figures.lastCheckedAt === null ? '' : `，最近一次 ${fullMoment(figures.lastCheckedAt)}`}`
        }
      />
      <Tabs
        activeKey={filters.state}
        onChange={(key) => control.setFilters({ state: copyStates.find((each) => each === key) ?? 'open' })}
        items={copyStates.map((key) => ({
          key,
          label: `${titles[key]}${counts[key] === undefined ? '' : ` ${formatCount(counts[key] ?? 0)}`}`,
        }))}
      />
      <FilterRow
        controls={copyFilters.controls(filters, undefined, control.setFilters)}
        active={active}
        tools={null}
        onDrop={control.setFilters}
        onClear={() => control.setFilters(copyFilters.cleared(filters))}
      />
      {query.error !== undefined && !query.data ? (
        <NotLoaded noun="疑似翻版" error={query.error} onRetry={query.refetch} />
      ) : !query.data ? (
        <Skeleton active />
      ) : !pair ? (
        <StateMessage
          picture="empty"
          title={active.length > 0 ? '没有符合条件的' : filters.state === 'open' ? '没有要处理的翻版' : '还没有处理过'}
        >
          每张新上传的图片都会和全库比对：原样、缩放、裁剪、镜像、改色、加边的都认得出来，像的会出现在这里，由人判断。
        </StateMessage>
      ) : (
        <div className={styles.desk}>
          <div className={styles.listPanel}>
            <ul className={styles.list} aria-label="疑似翻版">
              {items.map((each) => (
                <li key={each.id}>
                  <CopyRow pair={each} isCurrent={each.id === pair.id} onOpen={() => setOpenId(each.id)} />
                </li>
              ))}
            </ul>
            <p className={styles.keys}>
              <KeyHint keys={['J', 'K']}>上下</KeyHint> <KeyHint keys={['1', '4']}>处理</KeyHint>
              {isMirrored && <KeyHint keys={['F']}>翻回来比</KeyHint>}
            </p>
          </div>
          <div className={styles.case}>
            {isMirrored && (
              <Button className={styles.turn ?? ''} aria-pressed={turnedId === pair.id} onClick={turn}>
                {turnedId === pair.id ? '看原样' : '翻回来再比'} <KeyHint keys={['F']} />
              </Button>
            )}
            <CopyPair pair={pair} isTurned={turnedId === pair.id} />
            <CopyDecisionPanel key={`${pair.id} ${pair.decision}`} pair={pair} />
          </div>
        </div>
      )}
      <ListPager
        control={control}
        totalCount={query.data?.totalCount ?? 0}
        isLowerBound={query.data?.totalCountIsLowerBound ?? false}
        unit="对"
      />
    </>
  );
}
