import { useGetActivitiesQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import type { ActivityCard as Card } from '@tuyuan/contract/contest/activity-data.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { ActivityCard } from '../../../shared/contest/activity-card.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { activitiesArgument, activitiesPath, perPage, readActivityFilter } from './activity-filter.ts';
import styles from './activity-list.module.css';
import { EndedActivities } from './ended-activities.tsx';

const scopes = [
  ['all', '全部'],
  ['mine', '我参加的'],
  ['ended', '已结束'],
] as const;

const groups: readonly [title: string, states: readonly Card['progressState'][]][] = [
  ['正在征稿', ['submitting']],
  ['正在投票', ['voting']],
  ['评审与公示', ['reviewing', 'judging', 'publicity']],
  ['将要开始', ['preview']],
];

/** Activities by what can be done in them now, and those that are over. */
export function ActivityList() {
  const [query] = useSearchParams();
  const filter = readActivityFilter(query);
  const { currentData, isError, isFetching, refetch } = useGetActivitiesQuery(activitiesArgument(filter));
  return (
    <PageFrame>
      <h1 className={styles.title}>{useSetting('eventChar') || '活动'}</h1>
      <Tabs
        label="活动的范围"
        tabs={scopes.map(([scope, label]) => ({
          label,
          href: activitiesPath({ scope, page: 1 }),
          isCurrent: scope === filter.scope,
        }))}
      />
      {!currentData && isError && !isFetching && <ErrorState title="活动没有加载出来" onRetry={() => void refetch()} />}
      {currentData && (
        <>
          {currentData.items.length === 0 && <Nothing scope={filter.scope} />}
          {groups.map(([title, states]) => (
            <Group
              key={title}
              title={title}
              cards={currentData.items.filter((card) => states.includes(card.progressState))}
            />
          ))}
          <Ended cards={currentData.items.filter(({ progressState }) => isOver(progressState))} />
          <Pagination
            current={filter.page}
            pageCount={Math.ceil(currentData.totalCount / perPage)}
            hrefOf={(page) => activitiesPath({ ...filter, page })}
          />
        </>
      )}
    </PageFrame>
  );
}

const isOver = (state: Card['progressState']) => state === 'finished' || state === 'cancelled';

function Group({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <PageSection title={title}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ActivityCard card={card} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Ended({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <PageSection title="已结束">
      <EndedActivities cards={cards} />
    </PageSection>
  );
}

const nothing = {
  all: ['还没有活动', '新的活动发布后会出现在这里。'],
  mine: ['你还没有参加活动', '在活动页报名后，它会出现在这里。'],
  ended: ['还没有结束的活动', '结束的活动和结果会留在这里。'],
} as const;

function Nothing({ scope }: { readonly scope: keyof typeof nothing }) {
  const [title, text] = nothing[scope];
  return <EmptyState icon="calendar" title={title} text={text} />;
}
