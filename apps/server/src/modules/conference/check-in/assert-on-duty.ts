import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { isOnDuty } from '../duty/index.ts';

const officeType = 4;

/** Throws `CheckIn.NotOnDuty` for staff who are not on duty. The office is always allowed. */
export async function assertOnDuty(
  db: Database,
  { attendeeId, userType }: Pick<TicketHolder, 'attendeeId' | 'userType'>,
): Promise<void> {
  if (userType < officeType && !(await isOnDuty(db, attendeeId))) throw new AppError('CheckIn.NotOnDuty');
}
