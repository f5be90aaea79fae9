import type { ReadinessProblem } from '@tuyuan/contract/conference/rehearsal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Installation, readinessProblems } from './readiness.policy.ts';
import { readReadiness } from './readiness.repository.ts';

export type { Installation };

/** Returns what is not ready; undefined if the conference does not exist. */
export async function readinessOf(
  installation: Installation,
  db: Database,
  conferenceId: number,
): Promise<ReadinessProblem[] | undefined> {
  const facts = await readReadiness(db, conferenceId);
  return facts && readinessProblems(facts, installation);
}
