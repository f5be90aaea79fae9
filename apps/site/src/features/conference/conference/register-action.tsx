import { useGetMyRegistrationQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { attendPath } from '../../../shared/conference/conference-paths.ts';
import { closedText, momentText } from '../../../shared/conference/conference-words.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './register-action.module.css';
import { isStanding, registrationText } from './registration-text.ts';

/** Registration button for the viewer: register, see the registration, or why it is closed. */
export function RegisterAction({ conference }: { readonly conference: ConferenceDetail }) {
  const { id, registration, regEndTime } = conference;
  const { user } = useSessionState();
  // A cancelled conference has no valid tickets, even for people who registered.
  const isCalledOff = registration === 'cancelled';
  const { data: own } = useGetMyRegistrationQuery({ conferenceId: id }, { skip: user === null || isCalledOff });
  if (user !== null && !isCalledOff && own && isStanding(own))
    return (
      <div className={styles.action}>
        <ButtonLink kind="primary" size="large" href="/user/main/conference">
          {own.hasTicket ? '查看参会票' : '查看报名'}
        </ButtonLink>
        <p className={styles.note}>{registrationText(own)}</p>
      </div>
    );
  const closed = closedText(conference);
  if (closed !== '') return <p className={styles.closed}>{closed}</p>;
  return (
    <div className={styles.action}>
      <ButtonLink kind="primary" size="large" href={attendPath(id)}>
        {registration === 'open' ? '立即报名' : '报名候补'}
      </ButtonLink>
      <p className={styles.note}>
        {registration === 'waitlist' && '名额已满，现在报名进入候补；'}
        {momentText(regEndTime)} 截止
      </p>
    </div>
  );
}
