import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { VenueCard } from '../../../shared/venue-card.tsx';
import styles from './activity-brief.module.css';
import { ActivityFrame } from './activity-frame.tsx';

/** Where an outdoor activity takes place and how to get there. */
export function ActivityNavigate({ id }: { readonly id: number }) {
  const { currentData: activity } = useGetActivityQuery({ id });
  if (!activity) return null;
  const { place, address, latitude, longitude, directions } = activity;
  return (
    <ActivityFrame activity={activity} current="怎么去">
      <VenueCard name={place} where={address} latitude={latitude} longitude={longitude} />
      {directions !== '' && (
        <PageSection title="怎么到">
          <p className={styles.theme}>{directions}</p>
        </PageSection>
      )}
    </ActivityFrame>
  );
}
