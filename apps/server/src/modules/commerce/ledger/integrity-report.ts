import type { getIntegrityReport } from '@tuyuan/contract/commerce/ledger.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { integrityRules } from './integrity-rules.repository.ts';
import { countViolations, sumCurrencies } from './ledger-report.repository.ts';

/** Looks at every rule of the books; all violations are 0, or something is wrong with the program. */
export async function integrityReport(db: Database): Promise<Unencoded<OutputOf<typeof getIntegrityReport>>> {
  const checks = [];
  for (const { name, title, rows, isBroken } of integrityRules)
    checks.push({ name, title, ...(await countViolations(db, rows, isBroken)) });
  return { sums: await sumCurrencies(db), checks, at: new Date() };
}
