import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceCard as Card } from '@tuyuan/contract/conference/conference-data.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './conference-card.module.css';
import { briefPath, conferencePath } from './conference-paths.ts';
import { daysText, momentText, placeText, wallName } from './conference-words.ts';
import { StateTag, Tag } from './state-tag.tsx';

interface ConferenceCardProps {
  readonly card: Card;
  /** Ticket holders are linked to the agenda, others to the facts. */
  readonly isJoined: boolean;
}

export function ConferenceCard({ card, isJoined }: ConferenceCardProps) {
  const { id, title, cover, conferenceState, summary, liveOn, regEndTime } = card;
  return (
    <Link href={isJoined ? conferencePath(id) : briefPath(id)} className={styles.card}>
      <span className={styles.cover}>
        {cover === '' ? (
          <Icon name="calendar" size={40} />
        ) : (
          <img src={resourceUrl(cover)} alt="" loading="lazy" width={1200} height={800} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.tags}>
          <StateTag state={conferenceState} />
          {liveOn && <Tag>{wallName(card)}</Tag>}
          {isJoined && <Tag>已报名</Tag>}
        </span>
        <span className={styles.name}>{title}</span>
        <span className={styles.meta}>
          <Icon name="calendar" size={16} />
          {daysText(card)}
        </span>
        <span className={styles.meta}>
          <Icon name="location" size={16} />
          {placeText(card)}
        </span>
        {summary !== '' && <span className={styles.summary}>{summary}</span>}
        {conferenceState === 2 && !isJoined && (
          <span className={styles.deadline}>{momentText(regEndTime)} 截止报名</span>
        )}
      </span>
    </Link>
  );
}
