import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import type { AttendeeState } from '@tuyuan/contract/conference/conference-fields.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

/** In the order a filter offers them. */
export const attendeeStateTitles = {
  applied: '待审核',
  waitlisted: '候补',
  unpaid: '待支付',
  ticketed: '已出票',
  rejected: '未通过',
  cancelled: '已取消',
} as const satisfies Record<AttendeeState, string>;

const tones: Readonly<Record<AttendeeState, StatusTone>> = {
  applied: 'warning',
  waitlisted: 'info',
  unpaid: 'warning',
  ticketed: 'success',
  rejected: 'error',
  cancelled: 'off',
};

type Shown = Pick<ManagedAttendee, 'state' | 'waitlistPosition' | 'hasTicket'>;

/** State of a registration; a revoked ticket is shown. */
export function AttendeeStateDot({ attendee: { state, waitlistPosition, hasTicket } }: { readonly attendee: Shown }) {
  if (state === 'ticketed' && !hasTicket) return <StatusDot tone="error">票已作废</StatusDot>;
  return (
    <StatusDot tone={tones[state]}>
      {waitlistPosition === null ? attendeeStateTitles[state] : `候补第 ${waitlistPosition} 位`}
    </StatusDot>
  );
}
