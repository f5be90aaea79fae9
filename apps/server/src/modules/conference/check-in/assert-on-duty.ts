import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { isOnDuty } from '../duty/index.ts';

const officeType = 4;

/** Throws `CheckIn.NotOnDuty` for a checker who is not at his post. The office always may. */
export async function assertOnDuty(
  db: Database,
  { attendeeId, userType }: Pick<TicketHolder, 'attendeeId' | 'userType'>,
): Promise<void> {
  if (userType < officeType && !(await isOnDuty(db, attendeeId))) throw new AppError('CheckIn.NotOnDuty');
}
