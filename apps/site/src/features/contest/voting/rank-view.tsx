import { useGetRankQuery } from '@tuyuan/api-client/contest/rank-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Board, RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { scoreWords } from '@tuyuan/contract/contest/rank-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { useSiteEvent } from '../../../shared/use-site-event.ts';
import { LateActivityBar } from './late-activity-bar.ts';
import { rankArgument, rankPage, rankPageSize } from './rank-argument.ts';
import styles from './rank-view.module.css';

const ExcludedCard = deferred(async () => (await import('./recount-card.tsx')).ExcludedCard);
const RecountCard = deferred(async () => (await import('./recount-card.tsx')).RecountCard);
const RankPodium = deferred(async () => (await import('./rank-table.tsx')).RankPodium);
const RankTable = deferred(async () => (await import('./rank-table.tsx')).RankTable);
const PublicityBoard = deferred(async () => (await import('./publicity-board.tsx')).PublicityBoard);
const Objections = deferred(async () => (await import('./objections.tsx')).Objections);

const pollMs = 60_000;
const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

/** The board: where each work stands, how sure that is, and that it can be counted again. */
export function RankView({ activity }: { readonly activity: ActivityInfo }) {
  const { id, rules } = activity;
  const [query] = useSearchParams();
  const argument = rankArgument(id, query);
  const page = rankPage(query);
  const category = argument.category && `&category=${argument.category}`;
  const pathOf = (to: number) => `${paths.rank(id)}${category}${to > 1 ? `&page=${to}` : ''}`;
  const { currentData: board, isError, isFetching, refetch } = useGetRankQuery(argument, { pollingInterval: pollMs });
  const categories = [{ key: '', name: '总榜' }, ...rules.categories];
  const head = board && (
    <div className={styles.head}>
      <nav className={styles.categories} aria-label="分类">
        {categories.map(({ key, name }) => (
          <Link
            key={key}
            href={`${paths.rank(id)}${key && `&category=${key}`}`}
            className={classNames(styles.category, key === argument.category && styles.current)}
            aria-current={key === argument.category ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <p className={styles.note}>
        {board.onBoard !== null && board.hasVote && `${formatCount(board.onBoard)} 张有效票`}
        {!board.isJuryCounted && board.hasVote && ` · ${scoreWords({ jury: 0, crowd: 100 })}`}
      </p>
    </div>
  );
  const pages = board && (
    <Pagination current={page} pageCount={Math.ceil(board.totalCount / rankPageSize)} hrefOf={pathOf} />
  );
  const objections = board && (board.takesObjections || board.openObjections > 0 || board.items.some(isDisputed)) && (
    <Objections activityId={id} board={board} />
  );
  const side = board && (
    <>
      <ExcludedCard board={board} />
      {board.hasVote && <RecountCard board={board} activityId={id} />}
      {board.gini !== null && (
        <section className={styles.card}>
          <h2 className={styles.title}>曝光不均度 {board.gini.toFixed(2)}</h2>
          <p className={styles.note}>0 是每件作品被看到的次数一样多，目标 0.10 以内。作品墙让看得少的先出。</p>
        </section>
      )}
    </>
  );
  useSiteEvent('rankTick', () => void refetch(), `activity:${id}`);
  return (
    <>
      <LateActivityBar activity={activity} current="排行" />
      <div className={styles.body}>
        {!board && isError && (
          <ErrorState title="排行没有打开" onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!board && !isError && <Skeleton height={480} />}
        {board && (
          <>
            <Strip board={board} />
            {board.isJuryCounted ? (
              <PublicityBoard board={board} head={head} side={side} pages={pages} />
            ) : (
              <div className={styles.columns}>
                <section className={styles.card} aria-label="排行榜">
                  {head}
                  {board.totalCount === 0 ? (
                    <EmptyState
                      title={board.hasVote ? '还没有入围的作品' : '评审结果还没有公布'}
                      text={board.hasVote ? '作品通过审核后会出现在这里。' : '评审结束并公布后，名次会出现在这里。'}
                    />
                  ) : (
                    <>
                      {page === 1 && <RankPodium works={board.items.slice(0, 3)} />}
                      <RankTable works={page === 1 ? board.items.slice(3) : board.items} total={board.totalCount} />
                      {pages}
                    </>
                  )}
                  {board.own.map(({ id: workId, number, title, rankFrom, rankTo }) => (
                    <p key={workId} className={styles.own}>
                      <span>
                        我的{' '}
                        <b>
                          {entryNumber(number)} {title}
                        </b>{' '}
                        · {rankFrom === rankTo ? `第 ${rankFrom} 名` : `第 ${rankFrom}–${rankTo} 名之间`}
                      </span>
                      {(board.state === 'live' || board.state === 'frozen') && (
                        <Link href={paths.share(workId)}>去拉票</Link>
                      )}
                    </p>
                  ))}
                </section>
                <aside className={styles.side}>{side}</aside>
              </div>
            )}
            {objections}
          </>
        )}
      </div>
    </>
  );
}

const isDisputed = ({ objections }: RankedWork) => objections.made > 0;

function Strip({ board }: { readonly board: Board }) {
  const { state, countedTo, frozenFrom, closesAt, opensAt, hasVote, shares, isJuryCounted, objectionsTo } = board;
  const waitsForJury = shares.jury > 0 && !isJuryCounted;
  const ended = hasVote ? `${moment(closesAt)} 投票结束` : `${moment(closesAt)} 评审结束`;
  const isFreezing = frozenFrom < closesAt;
  const words = {
    early: hasVote ? <>投票 {moment(opensAt)} 开始</> : <>名次由评审决定，{moment(opensAt)} 评审结束</>,
    live: (
      <>
        <b>榜单晚 60 秒</b>
        {countedTo !== null && `，数到 ${countedTo.slice(11)}`}。
        {isFreezing && `${moment(frozenFrom)} 起封榜，封榜后只收票不动名次。`}
      </>
    ),
    frozen: (
      <>
        <b>名次停在 {moment(frozenFrom)}</b>，投票照常到 {moment(closesAt)}，之后公布最终的票数。
      </>
    ),
    provisional: waitsForJury ? (
      <>
        <b>评审分还没有公布</b>，{ended}
        {hasVote && '；下面只是大众投票的名次'}。
      </>
    ) : (
      <>
        <b>公示中</b>
        {objectionsTo !== null && `，到 ${moment(objectionsTo)}`}，之后为最终结果；{ended}。
      </>
    ),
    final: (
      <>
        <b>最终结果</b>，{ended}。
      </>
    ),
  };
  return (
    <p className={styles.strip} role="status">
      <Icon name={state === 'frozen' ? 'lock' : 'clock'} size={18} />
      <span>{words[state]}</span>
    </p>
  );
}
