import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import styles from './attendees.module.css';
import { PlaceSheet } from './place-sheet.tsx';
import { SignSheet } from './sign-sheet.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

interface AttendeeSheetProps {
  readonly attendee: StaffAttendee;
  readonly isOffice: boolean;
  onClose(): void;
}

type Task = 'sign' | 'place' | 'ticket';

/** One attendee: what the staff need to know, and the office's actions. */
export function AttendeeSheet({ attendee, isOffice, onClose }: AttendeeSheetProps) {
  const [task, setTask] = useState<Task>();
  const isOnline = useOnline();
  if (task === 'sign') return <SignSheet attendee={attendee} onClose={onClose} />;
  if (task === 'place') return <PlaceSheet attendee={attendee} onClose={onClose} />;
  if (task === 'ticket') return <TicketSheet attendee={attendee} onClose={onClose} />;
  const { name, phone, company, ticketTypeName, userType, hall, seat, tableNo, groupName, badgeNo, diet } = attendee;
  const facts = [
    ['票种', `${ticketTypeName}，${conferenceUserTypeName(userType)}`],
    ['单位', company],
    ['手机', phone],
    ['座位', `${hall} ${seat}`.trim()],
    ['桌号', tableNo],
    ['分组', groupName],
    ['胸牌', badgeNo],
    ['饮食', diet],
    [
      '到场',
      attendee.arrivedAt === null
        ? '还没有入场'
        : `${wireShortDay(attendee.arrivedAt)} ${wireClock(attendee.arrivedAt)}`,
    ],
    ['票', attendee.hasTicket ? '有效' : '没有有效的票'],
  ].filter(([, value]) => value !== '');
  return (
    <Sheet title={name} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <FactRow key={label} label={label ?? ''} value={value ?? ''} />
        ))}
      </dl>
      {isOffice && (
        <div className={styles.actions}>
          <Button isDisabled={!isOnline || !attendee.hasTicket} onClick={() => setTask('sign')}>
            代签到
          </Button>
          <Button isDisabled={!isOnline} onClick={() => setTask('place')}>
            排座改票种
          </Button>
          <Button isDisabled={!isOnline} onClick={() => setTask('ticket')}>
            补票、作废
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function FactRow({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
