import type { AttendeeRecord } from '@tuyuan/contract/conference/user-mobile.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import styles from './record-head.module.css';

/** Shows what the office assigned: seat, table, group, badge, and the ticket's contents. */
export function RecordHead({ record }: { readonly record: AttendeeRecord }) {
  const { name, userType, ticketTypeName, includes, hall, seat, tableNo, groupName, badgeNo, ticketCode } = record;
  const facts = [
    { label: '会场', value: hall },
    { label: '座位', value: seat },
    { label: '桌号', value: tableNo },
    { label: '分组', value: groupName },
    { label: '胸牌', value: badgeNo },
    { label: '票号', value: ticketCode },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.head}>
      <h2 className={styles.name}>
        {name} <StateChip tone="plain">{conferenceUserTypeName(userType)}</StateChip>
      </h2>
      <p className={styles.type}>
        <Facts>
          {ticketTypeName}
          {includes.length > 0 ? `含${includes.join('、')}` : ''}
        </Facts>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
