import { useGetRankQuery } from '@tuyuan/api-client/contest/rank-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
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
import { useSiteEvent } from '../../../shared/use-site-event.ts';
import { LateActivityBar } from './late-activity-bar.ts';
import { rankArgument, rankPage, rankPageSize } from './rank-argument.ts';
import { RankPodium, RankTable } from './rank-table.tsx';
import styles from './rank-view.module.css';
import { ExcludedCard, RecountCard } from './recount-card.tsx';

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
            <div className={styles.columns}>
              <section className={styles.card} aria-label="排行榜">
                <div className={styles.head}>
                  <nav className={styles.categories} aria-label="分类">
                    {[{ key: '', name: '总榜' }, ...rules.categories].map(({ key, name }) => (
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
                    {board.onBoard !== null && `${formatCount(board.onBoard)} 张有效票 · `}共{' '}
                    {formatCount(board.totalCount)} 件 · 同票同名次，按编号排列
                  </p>
                </div>
                {board.totalCount === 0 ? (
                  <EmptyState title="还没有入围的作品" text="作品通过审核后会出现在这里。" />
                ) : (
                  <>
                    {page === 1 && <RankPodium works={board.items.slice(0, 3)} />}
                    <RankTable works={page === 1 ? board.items.slice(3) : board.items} total={board.totalCount} />
                    <Pagination current={page} pageCount={Math.ceil(board.totalCount / rankPageSize)} hrefOf={pathOf} />
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
                    <Link href={paths.share(workId)}>去拉票</Link>
                  </p>
                ))}
              </section>
              <aside className={styles.side}>
                <ExcludedCard board={board} />
                <RecountCard board={board} activityId={id} />
                {board.gini !== null && (
                  <section className={styles.card}>
                    <h2 className={styles.title}>曝光不均度 {board.gini.toFixed(2)}</h2>
                    <p className={styles.note}>
                      0 是每件作品被看到的次数一样多，目标 0.10 以内。作品墙让看得少的先出。
                    </p>
                  </section>
                )}
              </aside>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function Strip({ board }: { readonly board: Board }) {
  const { state, countedTo, frozenFrom, closesAt, opensAt } = board;
  const isFreezing = frozenFrom < closesAt;
  const words = {
    early: <>投票 {moment(opensAt)} 开始</>,
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
    provisional: (
      <>
        <b>公示中</b>，{moment(closesAt)} 投票结束，公示期内可以提出异议。
      </>
    ),
    final: (
      <>
        <b>最终结果</b>，{moment(closesAt)} 投票结束。
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
