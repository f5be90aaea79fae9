import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceGuest } from '@tuyuan/contract/conference/conference-fields.ts';
import styles from './conference-guests.module.css';

/** Shows a conference's guests with their portraits; the first character stands in for a missing one. */
export function ConferenceGuests({ guests }: { readonly guests: readonly ConferenceGuest[] }) {
  return (
    <ul className={styles.guests}>
      {guests.map(({ name, title, introduction, photo }) => (
        <li key={`${name} ${title}`} className={styles.guest}>
          {photo === '' ? (
            <span className={styles.photo} aria-hidden="true">
              {name.slice(0, 1)}
            </span>
          ) : (
            <img className={styles.photo} src={resourceUrl(photo)} alt="" width={190} height={190} loading="lazy" />
          )}
          <strong>{name}</strong>
          {title !== '' && <p className={styles.title}>{title}</p>}
          {introduction !== '' && <p className={styles.introduction}>{introduction}</p>}
        </li>
      ))}
    </ul>
  );
}
