import { castVotes, voteMarks } from '../modules/contest/index.ts';
import type { TenantLibrary } from '../modules/library/index.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { findVotersForDemo, findWorksToVoteFor, hasVotes } from './seed-activities.repository.ts';

const votesEach = 3;

/** Lets the demo's people vote in the contest whose vote runs, some works more often than others; once. */
export async function seedVotes(
  { db, schema }: TenantLibrary,
  { timeZone, box }: { timeZone: string; box: Pick<SecretBox, 'mark'> },
): Promise<void> {
  if (await hasVotes(db)) return;
  const works = await findWorksToVoteFor(db);
  const [first] = works;
  if (!first) return;
  const marks = voteMarks(box, schema);
  const voters = await findVotersForDemo(db);
  const votes = voters.flatMap((voter, turn) =>
    Array.from({ length: votesEach }, (_, pick) => ({
      // Squares spread unevenly: a few works get many votes.
      entry: works[(turn * turn + pick * 5) % works.length]?.id ?? first.id,
      voter,
      pseudonym: marks.voter(first.activityId, voter),
      address: marks.address(first.activityId, `198.51.${turn % 200}.7`),
      device: marks.device(first.activityId, `demo ${voter}`),
      channel: '',
    })),
  );
  await castVotes(db, { activityId: first.activityId, timeZone, votes });
}
