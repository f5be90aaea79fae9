import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { ChevronRight, Phone, QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { useHasModule } from '../../../shared/meeting/use-has-module.ts';
import { paths } from '../../../shared/paths.ts';
import type { MyConference } from './my-conference.ts';
import styles from './ticket-card.module.css';

/** Shows the attendee's identity and seat; the code sign links to the ticket code. */
export function TicketCard({ conference }: { readonly conference: MyConference }) {
  const { holder, isReadOnly } = conference;
  const hasSeats = useHasModule()('seats');
  return (
    <section className={styles.card} aria-label="我的票">
      <Link to={isReadOnly ? paths.info : paths.ticket} className={styles.main}>
        {!isReadOnly && (
          <span className={styles.code}>
            <QrCode size={44} strokeWidth={1.5} aria-hidden />
          </span>
        )}
        <span className={styles.who}>
          <span className={styles.name}>
            <b>{holder.name}</b>
            <StateChip tone="plain">{conferenceUserTypeName(holder.userType)}</StateChip>
          </span>
          {hasSeats && (
            <span className={styles.seat}>
              <span className={styles.hall}>{holder.hall}</span> {holder.seat || (holder.hall ? '' : '座位还没有排')}
            </span>
          )}
        </span>
        <span className={styles.show}>
          {isReadOnly ? '资料' : '亮码'}
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </span>
      </Link>
      {holder.hostPhone !== '' && (
        <a href={`tel:${holder.hostPhone}`} className={styles.host}>
          <Phone size={18} strokeWidth={1.75} aria-hidden />
          <span>接待人</span>
          <b>{holder.hostPhone}</b>
        </a>
      )}
    </section>
  );
}
