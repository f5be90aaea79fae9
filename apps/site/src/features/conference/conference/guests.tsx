import { useGetCalendarQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { guestsOf } from './agenda.ts';
import { ConferenceGuests } from './conference-guests.tsx';

/** Shows guests and speakers. */
export function Guests({ conference }: { readonly conference: ConferenceDetail }) {
  const { currentData: calendar } = useGetCalendarQuery({ id: conference.id });
  const guests = guestsOf(conference.guests, calendar?.items ?? []);
  if (guests.length === 0) return null;
  return (
    <div id="guests">
      <PageSection title="嘉宾">
        <ConferenceGuests guests={guests} />
      </PageSection>
    </div>
  );
}
