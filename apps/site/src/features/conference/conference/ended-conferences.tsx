import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { attachmentPath, conferencePath } from '../../../shared/conference/conference-paths.ts';
import { daysText, placeText } from '../../../shared/conference/conference-words.ts';
import styles from './ended-conferences.module.css';

/** Conferences that are over, one row each, with the way to what is left of them. */
export function EndedConferences({ cards }: { readonly cards: readonly ListedConference[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.id} className={styles.row}>
          <Link href={conferencePath(card.id)} className={styles.link}>
            <span className={styles.cover}>
              {card.cover === '' ? (
                <Icon name="calendar" size={24} />
              ) : (
                <img src={resourceUrl(card.cover)} alt="" loading="lazy" width={144} height={88} />
              )}
            </span>
            <span className={styles.words}>
              <strong>{card.title}</strong>
              <span>
                {daysText(card)}　{placeText(card)}
              </span>
            </span>
          </Link>
          <ButtonLink href={attachmentPath(card.id)}>看资料</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
