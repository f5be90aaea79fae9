import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceGuest } from '@tuyuan/contract/conference/conference-fields.ts';
import styles from './guest-row.module.css';

/** Shows the guests as a swipeable row of cards. */
export function GuestRow({ guests }: { readonly guests: readonly ConferenceGuest[] }) {
  return (
    <section aria-label="嘉宾" className={styles.section}>
      <h3 className={styles.heading}>嘉宾</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reached by the keyboard */}
      <ul className={styles.row} tabIndex={0} aria-label="嘉宾名单">
        {guests.map(({ name, title, introduction, photo }) => (
          <li key={`${name} ${title}`} className={styles.guest}>
            {photo === '' ? (
              <span className={styles.photo} aria-hidden>
                {name.slice(0, 1)}
              </span>
            ) : (
              <img className={styles.photo} src={resourceUrl(photo)} alt="" width={72} height={72} loading="lazy" />
            )}
            <strong>{name}</strong>
            {title !== '' && <span className={styles.title}>{title}</span>}
            {introduction !== '' && <p className={styles.words}>{introduction}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
