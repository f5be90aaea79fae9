import { useGetMyRegistrationQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { momentText } from '../../../shared/conference/conference-words.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { RegisterAction } from './register-action.tsx';
import styles from './register-card.module.css';
import { isStanding } from './registration-text.ts';
import { TicketOffers } from './ticket-offers.tsx';

/** The one place that says whether and how to register: what is offered, the one button of the state, and the dates. */
export function RegisterCard({ conference }: { readonly conference: ConferenceDetail }) {
  const { id, registration, regStartTime, regEndTime, startTime, endTime } = conference;
  const { user } = useSessionState();
  const { data: own } = useGetMyRegistrationQuery({ conferenceId: id }, { skip: user === null });
  const isRegistered = user !== null && own != null && isStanding(own);
  const isOpen = registration === 'open' || registration === 'waitlist';
  const dates = [
    ['开放报名', regStartTime],
    ['截止报名', regEndTime],
    ['开始', startTime],
    ['结束', endTime],
  ] as const;
  return (
    <section className={styles.card} aria-label="报名">
      <h2 className={styles.title}>{isRegistered ? '我的报名' : '报名'}</h2>
      {isOpen && !isRegistered && <TicketOffers types={conference.ticketTypes} />}
      <RegisterAction conference={conference} />
      <dl className={styles.dates}>
        {dates.map(([name, wire]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{momentText(wire)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
