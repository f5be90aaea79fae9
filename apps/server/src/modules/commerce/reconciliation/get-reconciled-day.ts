import type { ReconciledDay } from '@tuyuan/contract/commerce/reconciliation.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { countOpenExceptions, findComparedAt, sumDay } from './reconciliation.repository.ts';

export async function getReconciledDay(db: Database, day: string, timeZone: string): Promise<Unencoded<ReconciledDay>> {
  return {
    day,
    providers: await sumDay(db, day, timeZone),
    comparedAt: await findComparedAt(db, day, timeZone),
    openExceptions: await countOpenExceptions(db),
  };
}
