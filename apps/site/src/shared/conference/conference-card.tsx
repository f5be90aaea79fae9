import type { ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { bannerSources } from '../banner-sources.ts';
import { conferenceAction } from './conference-action.ts';
import styles from './conference-card.module.css';
import { briefPath, conferencePath } from './conference-paths.ts';
import { daysText, deadlineText, placeText } from './conference-words.ts';
import { StateDot } from './state-dot.tsx';

interface ConferenceCardProps {
  readonly card: ListedConference;
  /** Ticket holders are linked to the agenda, others to the facts. */
  readonly isJoined: boolean;
}

/** A conference with its cover, and the one thing to do with it now. */
export function ConferenceCard({ card, isJoined }: ConferenceCardProps) {
  const { id, title, cover, conferenceState, registration, capacity, remaining } = card;
  const action = conferenceAction(card, isJoined);
  const deadline = isJoined ? '' : deadlineText(card);
  return (
    <article className={styles.card}>
      <Link href={isJoined ? conferencePath(id) : briefPath(id)} className={styles.link}>
        <span className={styles.cover}>
          {cover === '' ? (
            <Icon name="calendar" size={40} />
          ) : (
            <img
              {...bannerSources(cover)}
              sizes="(max-width: 767px) 100vw, 384px"
              alt=""
              loading="lazy"
              width={1200}
              height={600}
            />
          )}
          <span className={styles.state}>
            <StateDot state={conferenceState} />
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          <span className={styles.meta}>
            <Icon name="calendar" size={16} />
            {daysText(card)}
          </span>
          <span className={styles.meta}>
            <Icon name="location" size={16} />
            {placeText(card)}
          </span>
        </span>
      </Link>
      <div className={styles.foot}>
        <p className={styles.note}>
          {isJoined && '已报名'}
          {!isJoined && registration === 'open' && capacity !== null && remaining !== null && (
            <span>
              已报 <strong>{formatCount(capacity - remaining)}</strong> / {formatCount(capacity)}
            </span>
          )}
          {!isJoined && registration === 'waitlist' && <span>名额已满，可候补</span>}
          {deadline !== '' && <span>{deadline}</span>}
        </p>
        <ButtonLink href={action.href} kind={action.isMain ? 'primary' : 'outline'}>
          {action.label}
        </ButtonLink>
      </div>
    </article>
  );
}
