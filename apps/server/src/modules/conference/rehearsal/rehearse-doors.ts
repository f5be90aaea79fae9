import { randomUUID } from 'node:crypto';
import type { RehearsalCheck, RehearsalReport } from '@tuyuan/contract/conference/rehearsal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CheckInDesk } from '../check-in/index.ts';
import { inBatches } from './in-batches.ts';
import type { StagePoint } from './stage.repository.ts';
import type { StagePerson } from './stage-person.ts';

export interface Stage {
  db: Database;
  desk: CheckInDesk;
  points: readonly StagePoint[];
  attendees: readonly StagePerson[];
  checkers: readonly [StagePerson, StagePerson];
  /** Phones of the checkers. */
  devices: readonly [number, number];
}

const atOnce = 4;

/** Scans every attendee at every door and counter, each once more than permitted. */
export async function rehearseDoors(
  { db, desk, points, attendees, checkers, devices }: Stage,
  told: (point: StagePoint, share: number) => Promise<void>,
): Promise<{ checks: RehearsalCheck[]; speed: RehearsalReport['speed'] }> {
  const checks: RehearsalCheck[] = [];
  const durations: number[] = [];
  const began = performance.now();
  for (const [index, point] of points.entries()) {
    await told(point, index / points.length);
    const welcome = attendees.filter((person) => mayEnter(point, person));
    const tries = point.portions ?? 1;
    const counted = { ok: 0, again: 0, rules: 0 };
    await inBatches([...attendees.entries()], atOnce, async ([place, person]) => {
      for (let attempt = 0; attempt <= tries; attempt += 1) {
        const side = (place + attempt) % 2 === 0 ? 0 : 1;
        const from = performance.now();
        const { reason } = await desk.scan(
          { db, ticket: checkers[side] },
          {
            deviceId: devices[side],
            nonce: randomUUID(),
            pointId: point.id,
            gate: '',
            direction: 'in',
            text: person.code,
            note: '',
          },
        );
        durations.push(performance.now() - from);
        if (reason === 'ok') counted.ok += 1;
        else if (reason === 'already_redeemed') counted.again += 1;
        else if (reason === 'rules') counted.rules += 1;
      }
    });
    const outside = attendees.length - welcome.length;
    checks.push(
      check(`「${point.name}」放行`, welcome.length * tries, counted.ok),
      check(`「${point.name}」重复扫码被拒`, welcome.length, counted.again),
    );
    if (outside > 0) checks.push(check(`「${point.name}」身份不符被拒`, outside * (tries + 1), counted.rules));
  }
  const seconds = Math.max(0.001, (performance.now() - began) / 1000);
  return {
    checks,
    speed: {
      scans: durations.length,
      perSecond: Math.round(durations.length / seconds),
      slowestMs: Math.ceil(Math.max(0, ...durations)),
    },
  };
}

export function mayEnter(
  { user_types, ticket_type_ids }: StagePoint,
  { userType, ticketTypeId }: StagePerson,
): boolean {
  return (
    (user_types.length === 0 || user_types.includes(userType)) &&
    (ticket_type_ids.length === 0 || ticket_type_ids.includes(ticketTypeId))
  );
}

export function check(title: string, expected: number, actual: number): RehearsalCheck {
  return { title, expected, actual, isOk: expected === actual };
}
