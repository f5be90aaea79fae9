import { useGetActivitiesQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { activitiesAhead } from '../../../shared/contest/activities-ahead.ts';
import { ActivityCard } from '../../../shared/contest/activity-card.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { CardRow } from './card-row.tsx';
import { HomeSection } from './home-section.tsx';

/** Shows activities that run, the most urgent first, and those to come; asked for by the browser. Renders nothing if there are none. */
export function Activities({ title, count }: HomeBlock) {
  const { data, isLoading } = useGetActivitiesQuery(activitiesAhead(count));
  const name = useSetting('eventChar') || '活动';
  if (!isLoading && !data?.items.length) return null;
  return (
    <HomeSection title={title || name} more={{ href: '/activity', label: '全部' }}>
      {data ? (
        <CardRow
          items={data.items}
          columns={3}
          getKey={({ id }) => id}
          renderCard={(card) => <ActivityCard card={card} />}
        />
      ) : (
        <div role="status" aria-label="正在载入活动">
          <Skeleton height={372} />
        </div>
      )}
    </HomeSection>
  );
}
