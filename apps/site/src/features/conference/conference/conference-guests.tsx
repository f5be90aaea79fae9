import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceGuest } from '@tuyuan/contract/conference/conference-fields.ts';
import styles from './conference-guests.module.css';

/** Shows a conference's guests, one card each. */
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
            <img className={styles.photo} src={resourceUrl(photo)} alt="" width={72} height={72} loading="lazy" />
          )}
          <div className={styles.words}>
            <strong>{name}</strong>
            {title !== '' && <p className={styles.title}>{title}</p>}
            {introduction !== '' && <p>{introduction}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
