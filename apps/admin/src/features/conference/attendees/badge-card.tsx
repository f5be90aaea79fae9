import type { TicketBadge } from '@tuyuan/contract/conference/attendee-actions.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import styles from './badge-card.module.css';

interface BadgeCardProps {
  readonly badge: TicketBadge;
  readonly conferenceTitle: string;
}

/** One badge, the same size on paper as on the screen. */
export function BadgeCard({ badge, conferenceTitle }: BadgeCardProps) {
  const { name, company, ticketTypeName, hall, seat, tableNo, groupName, badgeNo, ticketCode, ticketLink } = badge;
  const places = [
    { label: '座位', value: [hall, seat].filter(Boolean).join(' ') },
    { label: '桌号', value: tableNo },
    { label: '分组', value: groupName },
    { label: '胸卡号', value: badgeNo },
  ].filter(({ value }) => value !== '');
  return (
    <article className={styles.badge}>
      <p className={styles.conference}>{conferenceTitle}</p>
      <div className={styles.person}>
        <h3 className={styles.name}>{name}</h3>
        {company !== '' && <p className={styles.company}>{company}</p>}
        <p className={styles.type}>{ticketTypeName}</p>
      </div>
      <div className={styles.ticket}>
        <QrCode className={styles.code} text={ticketLink} label={`${name}的参会票二维码`} quiet={1} />
        <code className={styles.typed}>{ticketCode}</code>
      </div>
      <dl className={styles.places}>
        {places.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
