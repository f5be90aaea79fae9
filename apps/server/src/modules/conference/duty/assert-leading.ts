import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';

const office = 4;

/** Throws `Shift.NotLead` unless the holder leads the post, or is the conference's office. */
export function assertLeading(holder: TicketHolder, leadId: number | null): void {
  if (holder.userType < office && holder.attendeeId !== leadId) throw new AppError('Shift.NotLead');
}
