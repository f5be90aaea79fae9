import { useGetPhotographerRankQuery } from '@tuyuan/api-client/library/photographer-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { Podium } from './podium.tsx';
import { RankFormula } from './rank-formula.tsx';
import { RankRow } from './rank-row.tsx';
import { RANKED_A_PAGE, rankArgument, rankPath, readRankState } from './rank-state.ts';
import styles from './rank-view.module.css';

/** Photographers by the published formula: three on the podium, the others below. */
export function RankView() {
  const [query] = useSearchParams();
  const state = readRankState(query);
  const { period, page } = state;
  const { currentData, isError, isFetching, refetch } = useGetPhotographerRankQuery(rankArgument(state));
  const cards = currentData?.items ?? [];
  const onPodium = page === 1 ? cards.slice(0, 3) : [];
  const skipped = (page - 1) * RANKED_A_PAGE;
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>摄影师排行榜</h1>
        <p className={styles.text}>
          {period === 'month' ? '按近 30 天发布的作品' : '按近一年发布的作品'}计分，约 10 分钟更新一次。
          <a href="#formula" className={styles.link}>
            怎么算分
          </a>
        </p>
      </header>
      <Tabs
        label="排行的时间范围"
        tabs={[
          { href: rankPath({ period: 'month', page: 1 }), label: '月榜', isCurrent: period === 'month' },
          { href: rankPath({ period: 'year', page: 1 }), label: '年榜', isCurrent: period === 'year' },
        ]}
      />
      {!currentData && isError && !isFetching && (
        <ErrorState title="排行榜没有加载出来" onRetry={() => void refetch()} />
      )}
      {!currentData && (isFetching || !isError) && (
        <div className={styles.loading} role="status" aria-label="正在载入排行榜">
          <Skeleton height={280} />
          <Skeleton height={280} />
          <Skeleton height={280} />
        </div>
      )}
      {currentData && cards.length === 0 && (
        <EmptyState
          icon="user"
          title={page === 1 ? '这段时间还没有人上榜' : '榜单没有这么多页'}
          text={page === 1 ? '发布作品后就会开始计分。' : '回到第一页看看前几名。'}
          actions={
            <ButtonLink href={page === 1 ? '/search/photographer' : rankPath({ period, page: 1 })} size="small">
              {page === 1 ? '看全部摄影师' : '回到第一页'}
            </ButtonLink>
          }
        />
      )}
      {onPodium.length > 0 && <Podium cards={onPodium} />}
      {cards.length > onPodium.length && (
        <ol className={styles.list} start={skipped + onPodium.length + 1}>
          {cards.slice(onPodium.length).map((card, index) => (
            <li key={card.author.id}>
              <RankRow card={card} place={skipped + onPodium.length + index + 1} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.pages}>
        <Pagination
          current={page}
          pageCount={Math.ceil((currentData?.totalCount ?? 0) / RANKED_A_PAGE)}
          hrefOf={(wanted) => rankPath({ period, page: wanted })}
        />
      </div>
      <RankFormula />
    </PageFrame>
  );
}
