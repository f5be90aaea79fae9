import { useGetMyRegistrationQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { useState } from 'react';
import { useSessionState } from '../../../shared/site-session.tsx';
import { OwnTicket } from './own-ticket.tsx';
import { RegisterAction } from './register-action.tsx';
import styles from './ticket-aside.module.css';

/** One's ticket for the conference, one press away; for all others whether they can register. */
export function TicketAside({ conference }: { readonly conference: ConferenceDetail }) {
  const { id, registration } = conference;
  const { user } = useSessionState();
  const { data: own } = useGetMyRegistrationQuery({ conferenceId: id }, { skip: user === null });
  const [isShown, setShown] = useState(false);
  if (user === null || !own?.hasTicket || registration === 'cancelled')
    return <RegisterAction conference={conference} />;
  const seat = own.seat === '' ? '' : `${own.hall} ${own.seat}`;
  return (
    <div className={styles.card}>
      <div className={styles.ticket}>
        <Icon name="check" size={32} className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.type}>你的票 · {own.ticketTypeName}</p>
          <p className={styles.name}>{seat || own.name}</p>
        </div>
      </div>
      <Button kind="primary" isBlock onClick={() => setShown(true)}>
        出示入场码
      </Button>
      <Dialog isOpen={isShown} title="参会票" width="640px" onClose={() => setShown(false)}>
        <OwnTicket conferenceId={id} />
      </Dialog>
    </div>
  );
}
