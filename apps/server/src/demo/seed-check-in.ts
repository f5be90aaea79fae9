import { randomBytes } from 'node:crypto';
import { lockSeeding } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { demoDevices, demoSignPoints } from './demo-check-in.data.ts';
import {
  type DemoPerson,
  findConferenceWithoutDoors,
  insertDemoConflict,
  insertDemoDevice,
  insertDemoPoint,
  insertDemoScan,
  insertDemoStock,
  insertDemoSupervisor,
  type NewScan,
  readDemoPeople,
} from './seed-check-in.repository.ts';

const minuteMs = 60_000;
const goldenAngle = 0.618_034;

type Device = NonNullable<NewScan['device']> & { gate: string; pointName: string };

/** Gives the demo's running conference doors, meals and gifts, scanning phones, arrivals and conflicts. */
export async function seedCheckIn(db: Database): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const conference = await findConferenceWithoutDoors(transaction);
    if (!conference) return;
    const { id: conferenceId, start_time: startTime } = conference;
    const people = await readDemoPeople(transaction, conferenceId);
    const points = await insertPoints(transaction, conferenceId, startTime);
    const devices = await insertDevices(transaction, conferenceId, { people, points });
    for (const point of points.values())
      await insertArrivals(transaction, { conferenceId, point, people, devices: devices.filter(standsAt(point.name)) });
    await insertClashes(transaction, { conferenceId, points, people, devices });
  });
}

type Point = (typeof demoSignPoints)[number] & { id: number; opensAt: Date };

const standsAt =
  (name: string) =>
  ({ pointName }: Device) =>
    pointName === name;

async function insertPoints(db: Database, conferenceId: number, startTime: Date): Promise<Map<string, Point>> {
  const points = new Map<string, Point>();
  for (const [position, point] of demoSignPoints.entries()) {
    const origin = point.from === 'now' ? Date.now() : startTime.getTime();
    // Announced times are rounded to five minutes.
    const at = (minutes: number) => new Date(Math.round((origin + minutes * minuteMs) / (5 * minuteMs)) * 5 * minuteMs);
    const opensAt = at(point.opens);
    const id = await insertDemoPoint(db, conferenceId, {
      ...point,
      hall: point.hall ?? '',
      capacity: point.capacity ?? null,
      opensAt,
      closesAt: at(point.closes),
      lateAfter: point.lateAfter === undefined ? null : at(point.lateAfter),
      hasLeave: point.hasLeave ?? false,
      lanes: point.lanes ?? 1,
      portions: point.kind === 'meal' || point.kind === 'gift' ? 1 : null,
      position,
    });
    for (const [diet, prepared] of point.stock ?? []) await insertDemoStock(db, id, diet, prepared);
    points.set(point.name, { ...point, id, opensAt });
  }
  return points;
}

async function insertDevices(
  db: Database,
  conferenceId: number,
  { people, points }: { people: readonly DemoPerson[]; points: ReadonlyMap<string, Point> },
): Promise<Device[]> {
  const staff = people.filter(({ user_type }) => user_type >= 2).toSorted((a, b) => b.user_type - a.user_type);
  const devices: Device[] = [];
  for (const [index, device] of demoDevices.entries()) {
    const holder = staff[index % Math.max(1, staff.length)];
    const point = points.get(device.point);
    if (!holder || !point) continue;
    const made = { ...device, number: index + 1, attendeeId: holder.attendee_id, pointId: point.id };
    const id = await insertDemoDevice(db, conferenceId, made);
    devices.push({
      id,
      attendeeId: holder.attendee_id,
      staff: holder.name,
      gate: device.gate,
      pointName: device.point,
    });
  }
  return devices;
}

interface Arrivals {
  conferenceId: number;
  point: Point;
  people: readonly DemoPerson[];
  devices: readonly Device[];
}

/** Inserts arrivals: few at first, most towards the middle, none in the future. Every ninth attendee tries once more and is refused. */
async function insertArrivals(db: Database, { conferenceId, point, people, devices }: Arrivals): Promise<void> {
  const guests = people.filter(({ user_type }) => user_type <= 1).slice(0, point.comes);
  const scans = guests.flatMap((person, place) => {
    const share = (place * goldenAngle) % 1;
    const at = new Date(point.opensAt.getTime() + point.within * minuteMs * ((share + share ** 0.5) / 2));
    const device = devices[place % Math.max(1, devices.length)] ?? null;
    const gate = device?.gate ?? point.gates[place % Math.max(1, point.gates.length)] ?? '';
    const isVoucher = point.kind === 'meal' || point.kind === 'gift';
    const scan = { conferenceId, pointId: point.id, person, device, gate, isVoucher };
    const first = { ...scan, at, reason: 'ok' as const, admission: 'valid' as const };
    const again = new Date(at.getTime() + 2 * minuteMs);
    return place % 9 === 8
      ? [first, { ...scan, at: again, reason: 'already_redeemed' as const, admission: null }]
      : [first];
  });
  // Scans are listed as they arrived.
  for (const scan of scans.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (scan.at.getTime() <= Date.now()) await insertDemoScan(db, scan);
}

interface Clashes {
  conferenceId: number;
  points: ReadonlyMap<string, Point>;
  people: readonly DemoPerson[];
  devices: readonly Device[];
}

/** Inserts one double admission from an offline phone, one by a supervisor's decision, and one that is already decided. */
async function insertClashes(db: Database, { conferenceId, points, people, devices }: Clashes): Promise<void> {
  const door = points.get('第二天入场');
  const north = devices.find(({ gate }) => gate === '北门') ?? null;
  const guests = people.filter(({ user_type }) => user_type <= 1);
  const [twice, overruled, decided] = guests.slice((door?.comes ?? 0) + 1);
  if (!door || !twice || !overruled || !decided) return;
  const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);
  const supervisorId = await insertDemoSupervisor(db, conferenceId, { name: '宋宁', pinHash: randomBytes(32) });
  const scan = { conferenceId, pointId: door.id, isVoucher: false, reason: 'ok' as const };
  const double = async (person: DemoPerson, minutes: number) => {
    const south = devices.find(({ gate }) => gate === '南门') ?? null;
    const first = { ...scan, person, device: south, gate: '南门', at: ago(minutes + 3), admission: 'valid' as const };
    const later = { ...scan, person, device: north, gate: '北门', at: ago(minutes), admission: 'pending' as const };
    return {
      winnerId: await insertDemoScan(db, first),
      admissionId: (await insertDemoScan(db, { ...later, isOffline: true })) ?? 0,
    };
  };
  const conflict = { conferenceId, pointId: door.id };
  await insertDemoConflict(db, {
    ...conflict,
    ticketId: twice.ticket_id,
    kind: 'double',
    ...(await double(twice, 16)),
  });
  await insertDemoConflict(db, {
    ...conflict,
    ticketId: decided.ticket_id,
    kind: 'double',
    ...(await double(decided, 31)),
    decision: { state: 'accepted', reason: '同一人再次入场', by: '管理员' },
  });
  const admissionId = await insertDemoScan(db, {
    ...scan,
    person: overruled,
    device: north,
    gate: '北门',
    at: ago(9),
    admission: 'extra',
    overruled: 'stale',
    supervisorId,
    note: '手机没电，用截图，已核对证件',
  });
  await insertDemoConflict(db, {
    ...conflict,
    ticketId: overruled.ticket_id,
    kind: 'overruled',
    winnerId: null,
    admissionId: admissionId ?? 0,
  });
}
