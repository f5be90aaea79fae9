import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import type { ReadinessProblem } from '@tuyuan/contract/conference/rehearsal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readModules } from '../registration/index.ts';
import { type Installation, readinessProblems } from './readiness.policy.ts';
import { readReadiness } from './readiness.repository.ts';

export type { Installation };

/** Parts of the conference by the page where what is missing is mended: what is off need not be ready. */
const parts: Partial<Readonly<Record<ReadinessProblem['tab'], ConferenceModule>>> = {
  schedule: 'schedule',
  vouchers: 'vouchers',
  duty: 'duty',
  stay: 'stays',
};

/** Returns what is not ready; undefined if the conference does not exist. */
export async function readinessOf(
  installation: Installation,
  db: Database,
  conferenceId: number,
): Promise<ReadinessProblem[] | undefined> {
  const facts = await readReadiness(db, conferenceId);
  if (!facts) return undefined;
  const on = await readModules(db, conferenceId);
  return readinessProblems(facts, installation).filter(({ tab }) => {
    const part = parts[tab];
    return part === undefined || on.includes(part);
  });
}
