import type { ConferenceCard } from '@tuyuan/contract/conference/conference-data.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { daysText, placeText } from '../../../shared/conference/conference-words.ts';
import { StateDot } from '../../../shared/conference/state-dot.tsx';
import styles from './conference-heading.module.css';

/** State, name, days and place of a conference. */
export function ConferenceHeading({ conference }: { readonly conference: ConferenceCard }) {
  return (
    <div className={styles.words}>
      <StateDot state={conference.conferenceState} />
      <h1 className={styles.title}>{conference.title}</h1>
      <p className={styles.facts}>
        <span>
          <Icon name="calendar" size={16} />
          {daysText(conference)}
        </span>
        <span>
          <Icon name="location" size={16} />
          {placeText(conference)}
        </span>
      </p>
    </div>
  );
}
