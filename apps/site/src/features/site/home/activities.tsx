import { useGetActivitiesQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { activitiesAhead } from '../../../shared/contest/activities-ahead.ts';
import { ActivityCard } from '../../../shared/contest/activity-card.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { CardRow } from './card-row.tsx';
import { HomeSection } from './home-section.tsx';

/** Shows activities that run, the most urgent first, and those to come; renders nothing if there are none. */
export function Activities({ title, count }: HomeBlock) {
  const { data } = useGetActivitiesQuery(activitiesAhead(count));
  const name = useSetting('eventChar') || '活动';
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title={title || name} more={{ href: '/activity', label: '全部' }}>
      <CardRow
        items={data.items}
        columns={3}
        getKey={({ id }) => id}
        renderCard={(card) => <ActivityCard card={card} />}
      />
    </HomeSection>
  );
}
