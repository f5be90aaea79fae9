import { useGetConferencesQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { ConferenceCard } from '../../../shared/conference/conference-card.tsx';
import { conferencesAhead } from '../../../shared/conference/conferences-ahead.ts';
import { useTicketed } from '../../../shared/conference/use-ticketed.ts';
import { CardRow } from './card-row.tsx';
import { HomeSection } from './home-section.tsx';

/** Shows current and future conferences; renders nothing if there are none. */
export function Conferences({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetConferencesQuery(conferencesAhead(count));
  const isJoined = useTicketed();
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title={title || '会议'} more={{ href: '/conference', label: '全部会议' }}>
      <CardRow
        items={data.items}
        columns={3}
        getKey={({ id }) => id}
        renderCard={(card) => <ConferenceCard card={card} isJoined={isJoined(card.id)} />}
      />
    </HomeSection>
  );
}
