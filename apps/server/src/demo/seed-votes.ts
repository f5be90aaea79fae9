import { castVotes, voteMarks } from '../modules/contest/index.ts';
import type { TenantLibrary } from '../modules/library/index.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { findVotersForDemo, findWorksToVoteFor, hasVotes } from './seed-activities.repository.ts';

const votesEach = 3;

/** Lets the demo's people vote in the contests whose vote runs, some works more often than others; once. */
export async function seedVotes(
  { db, schema }: TenantLibrary,
  { timeZone, box }: { timeZone: string; box: Pick<SecretBox, 'mark'> },
): Promise<void> {
  if (await hasVotes(db)) return;
  const marks = voteMarks(box, schema);
  const voters = await findVotersForDemo(db);
  const byActivity = Map.groupBy(await findWorksToVoteFor(db), ({ activityId }) => activityId);
  for (const [activityId, works] of byActivity) {
    const votes = voters.flatMap((voter, turn) =>
      Array.from({ length: votesEach }, (_, pick) => ({
        // Squares spread unevenly: a few works get many votes.
        entry: works[(turn * turn + (turn % 3) + pick * 5) % works.length]?.id ?? 0,
        voter,
        pseudonym: marks.voter(activityId, voter),
        address: marks.address(activityId, `198.51.${turn % 200}.7`),
        device: marks.device(activityId, `demo ${voter}`),
        channel: '',
      })),
    );
    await castVotes(db, { activityId, timeZone, votes });
  }
}
