import { useGetCalendarQuery, useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { conferencePath } from '../../../shared/conference/conference-paths.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { byDay, guestsOf } from './agenda.ts';
import styles from './conference-brief.module.css';
import { ConferenceFrame } from './conference-frame.tsx';
import { RegisterCard } from './register-card.tsx';

// Read before anything in them is pressed.
const BriefDays = deferred(async () => (await import('./brief-days.tsx')).BriefDays);
const ConferenceFacts = deferred(async () => (await import('./conference-facts.tsx')).ConferenceFacts);
const ConferenceGuests = deferred(async () => (await import('./conference-guests.tsx')).ConferenceGuests);
const PhoneCode = deferred(async () => (await import('./phone-code.tsx')).PhoneCode);

const maxGuests = 5;

/** What one asks before registering: facts, guests and days, with the registration beside them. */
export function ConferenceBrief({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  const { currentData: calendar } = useGetCalendarQuery({ id });
  if (!conference) return null;
  const sessions = calendar?.items ?? [];
  const guests = guestsOf(conference.guests, sessions);
  const days = byDay(sessions);
  return (
    <ConferenceFrame conference={conference} current="概览" isCovered>
      <div className={styles.columns}>
        <div className={styles.main}>
          {conference.summary !== '' && <p className={styles.summary}>{conference.summary}</p>}
          <ConferenceFacts conference={conference} />
          {guests.length > 0 && (
            <PageSection
              title="嘉宾"
              more={
                guests.length > maxGuests
                  ? { href: `${conferencePath(id)}#guests`, label: `全部 ${guests.length} 位` }
                  : undefined
              }
            >
              <ConferenceGuests guests={guests.slice(0, maxGuests)} />
            </PageSection>
          )}
          {days.length > 0 && (
            <PageSection title="每天怎么过" more={{ href: conferencePath(id), label: '完整议程' }}>
              <BriefDays id={id} days={days} />
            </PageSection>
          )}
        </div>
        <aside className={styles.aside} aria-label="报名与手机端">
          <RegisterCard conference={conference} />
          <div className={styles.phone}>
            <PhoneCode conference={conference} size={88} />
          </div>
        </aside>
      </div>
    </ConferenceFrame>
  );
}
