import { randomUUID } from 'node:crypto';
import type { RehearsalCheck } from '@tuyuan/contract/conference/rehearsal.ts';
import { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { CheckInDesk } from '../check-in/index.ts';
import { fillStage } from './fill-stage.ts';
import { type Installation, readinessOf } from './readiness.ts';
import {
  failRehearsal,
  findRehearsal,
  finishRehearsal,
  moveRehearsal,
  type RehearsalRow,
} from './rehearsal.repository.ts';
import { check, rehearseDoors, type Stage } from './rehearse-doors.ts';
import { rehearseOutage } from './rehearse-outage.ts';
import { rehearseVotes } from './rehearse-votes.ts';
import { deleteStage, insertStage, readStagePoints } from './stage.repository.ts';

/** Not retried: the office starts another rehearsal. */
export const rehearsalJob = defineJob({
  name: 'conference.rehearsal',
  data: z.object({ rehearsalId: z.int() }),
  retries: 0,
  expiresAfter: 900,
});

export interface RehearsalDeps {
  desk: CheckInDesk;
  box: SecretBox;
  installation: Installation;
  timeZone: string;
}

/** Simulates the conference on a copy, always deletes the copy, and stores the report. */
export async function runRehearsal(deps: RehearsalDeps, db: Database, rehearsalId: number): Promise<void> {
  const rehearsal = await findRehearsal(db, rehearsalId);
  if (rehearsal?.state !== 'queued') return;
  const { conference_id: conferenceId } = rehearsal;
  let cloneId: number | undefined;
  try {
    await moveRehearsal(db, rehearsalId, '搭一个演练用的副本', 2);
    cloneId = await inTransaction(db, (transaction) =>
      insertStage(transaction, { rehearsalId, conferenceId, timeZone: deps.timeZone }),
    );
    const { checks, speed } = await play(deps, db, rehearsal, cloneId);
    await moveRehearsal(db, rehearsalId, '清除演练数据，检查准备情况', 94);
    const isGone = await deleteStage(db, cloneId);
    const problems = (await readinessOf(deps.installation, db, conferenceId)) ?? [];
    await finishRehearsal(db, rehearsalId, {
      people: rehearsal.people,
      checks: [...checks, check('演练数据已清除', 1, isGone ? 1 : 0)],
      speed,
      problems,
    });
  } catch (error) {
    if (cloneId !== undefined) await deleteStage(db, cloneId);
    await failRehearsal(db, rehearsalId);
    throw error;
  }
}

async function play(
  { desk, box, timeZone }: RehearsalDeps,
  db: Database,
  { id, people }: RehearsalRow,
  cloneId: number,
): Promise<{ checks: RehearsalCheck[]; speed: Awaited<ReturnType<typeof rehearseDoors>>['speed'] }> {
  await moveRehearsal(db, id, `造 ${people} 位演练参会者`, 5);
  const { attendees, checkers } = await fillStage(db, { cloneId, people, box });
  const register = async (ticket: (typeof checkers)[number]) =>
    (await desk.register({ db, ticket, userAgent: '演练' }, { key: randomUUID(), label: '' })).deviceId;
  const stage: Stage = {
    db,
    desk,
    attendees,
    checkers,
    points: await readStagePoints(db, cloneId),
    devices: [await register(checkers[0]), await register(checkers[1])],
  };
  const doors = await rehearseDoors(stage, ({ name }, share) =>
    moveRehearsal(db, id, `在「${name}」扫码，每人多扫一次`, 15 + Math.round(share * 50)),
  );
  await moveRehearsal(db, id, '一台手机断网，再补传', 70);
  const outage = await rehearseOutage(stage);
  await moveRehearsal(db, id, '全场投票', 80);
  const votes = await rehearseVotes(stage, cloneId, timeZone);
  return { checks: [...doors.checks, ...outage, ...votes], speed: doors.speed };
}
