import { randomUUID } from 'node:crypto';
import type { RehearsalCheck } from '@tuyuan/contract/conference/rehearsal.ts';
import { check, mayEnter, type Stage } from './rehearse-doors.ts';
import { countStage } from './stage.repository.ts';

const most = 20;

/** A phone goes offline at the first door, admits people who are already inside, and reconnects; its queue is sent twice. */
export async function rehearseOutage(stage: Stage): Promise<RehearsalCheck[]> {
  const { db, desk, points, attendees, checkers, devices } = stage;
  const door = points.find((point) => point.portions === null && attendees.some((person) => mayEnter(point, person)));
  if (!door) return [];
  const context = { db, ticket: checkers[1] };
  const deviceId = devices[1];
  const queue = attendees
    .filter((person) => mayEnter(door, person))
    .slice(0, most)
    .map(({ code }) => ({
      nonce: randomUUID(),
      pointId: door.id,
      gate: '',
      direction: 'in' as const,
      text: code,
      scannedAt: Date.now(),
      reason: 'ok' as const,
      broken: null,
      isLate: false,
      overruled: null,
      supervisorId: null,
      note: '',
    }));
  const state = (now: 'offline' | 'online', queueDepth: number) =>
    desk.report(context, { deviceId, pointId: door.id, gate: '', state: now, queueDepth, latencyMs: null });
  await state('offline', queue.length);
  const before = await countStage(db, checkers[1].conferenceId);
  const uploaded = await desk.upload(context, { deviceId, items: queue });
  const again = await desk.upload(context, { deviceId, items: queue });
  await state('online', 0);
  const after = await countStage(db, checkers[1].conferenceId);
  return [
    check('断网手机的扫码全部补传', queue.length, uploaded.length),
    check('断网重复放行进冲突收件箱', queue.length, after.conflicts),
    check('重复上传没有多记', queue.length, after.scans - before.scans),
    check('重复上传得到同样的答复', uploaded.length, matching(uploaded, again)),
    check('断网没有多算放行人数', before.admitted, after.admitted),
  ];
}

function matching(first: readonly { nonce: string; state: string }[], second: typeof first): number {
  const states = new Map(first.map(({ nonce, state }) => [nonce, state]));
  return second.filter(({ nonce, state }) => states.get(nonce) === state).length;
}
