import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { numberedDay } from './conference-day.ts';
import type { MyConference } from './my-conference.ts';
import styles from './staff-head.module.css';

export function StaffHead({ conference }: { readonly conference: MyConference }) {
  const { holder, title } = conference;
  return (
    <header className={styles.head}>
      <Avatar name={holder.name} size={44} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {holder.name} <StateChip tone="info">{conferenceUserTypeName(holder.userType)}</StateChip>
        </h2>
        <p className={styles.facts}>
          <Facts>
            {title}
            {numberedDay(conference)}
          </Facts>
        </p>
      </div>
    </header>
  );
}
