import { useGetAttendeeSessionsQuery } from '@tuyuan/api-client/conference/attendee-management.ts';
import type { AttendeeDetail } from '@tuyuan/contract/conference/attendees.ts';
import { Button, Descriptions } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import { AttendeeStateDot } from './attendee-state.tsx';
import styles from './attendee-ticket-tab.module.css';
import { type AttendeeActions, titledAttendee } from './use-attendee-actions.tsx';

interface AttendeeTicketTabProps {
  readonly attendee: AttendeeDetail;
  readonly actions: AttendeeActions;
}

/** An attendee's ticket, its actions, and the phones logged in with it. */
export function AttendeeTicketTab({ attendee, actions }: AttendeeTicketTabProps) {
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Conferences.Edit');
  const maySign = mayDo('Pages.Conferences.CheckIn') && actions.takesIn && attendee.hasTicket;
  const { hasTicket, state, ticketTail, ticketIssuedAt, arrivedAt, reason, phone } = attendee;
  const rows = [titledAttendee(attendee)];
  return (
    <>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'state', label: '状态', children: <AttendeeStateDot attendee={attendee} /> },
          ...(reason === '' ? [] : [{ key: 'reason', label: '原因', children: reason }]),
          {
            key: 'code',
            label: '票码',
            children: hasTicket ? <code>•••• {ticketTail}</code> : '没有有效的票',
          },
          { key: 'issued', label: '出票', children: ticketIssuedAt === null ? '—' : fullMoment(ticketIssuedAt) },
          {
            key: 'arrived',
            label: '签到',
            children: (
              <>
                {arrivedAt === null ? '还没有签到' : fullMoment(arrivedAt)}
                {maySign && (
                  <Button size="small" type="link" onClick={() => actions.sign(attendee)}>
                    代签到
                  </Button>
                )}
              </>
            ),
          },
          { key: 'phone', label: '发到', children: phone || '没有手机号，只能当面交给本人' },
        ]}
      />
      {mayEdit && (
        <div className={styles.commands}>
          {actions.takesIn && state === 'applied' && (
            <Button type="primary" onClick={() => void actions.approve(rows)}>
              通过申请
            </Button>
          )}
          {actions.givesTickets && hasTicket && (
            <Button disabled={phone === ''} onClick={() => void actions.resend(rows)}>
              重发参会票
            </Button>
          )}
          {actions.givesTickets && hasTicket && (
            <Button onClick={() => actions.print({ ids: [attendee.id] })}>打印参会证</Button>
          )}
          {actions.givesTickets && state === 'ticketed' && (
            <Button onClick={() => void actions.decide('reissue', rows)}>
              {hasTicket ? '作废并换发新票' : '换发新票'}
            </Button>
          )}
          {hasTicket && (
            <Button danger onClick={() => void actions.decide('revoke', rows)}>
              作废参会票
            </Button>
          )}
        </div>
      )}
      <h3 className={styles.heading}>登录的手机</h3>
      <Sessions id={attendee.id} />
    </>
  );
}

function Sessions({ id }: { readonly id: number }) {
  const { data, error, refetch } = useGetAttendeeSessionsQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error !== undefined)
    return (
      <p role="alert">
        {failureText(error)}
        <Button size="small" type="link" onClick={() => void refetch()}>
          再试一次
        </Button>
      </p>
    );
  if (!data) return null;
  if (data.items.length === 0) return <p className={styles.none}>现在没有手机用这张票登录。</p>;
  const now = new Date();
  return (
    <ul className={styles.sessions}>
      {data.items.map(({ id: sessionId, deviceName, createdAt, lastSeenAt }) => (
        <li key={sessionId}>
          <strong>{deviceName}</strong>
          <p>
            最近使用 {shortTime(lastSeenAt, now)} · {shortTime(createdAt, now)} 登录
          </p>
        </li>
      ))}
    </ul>
  );
}
