import type { Database } from '../platform/database/database.ts';
import { dayShifts, demoPosts, nightShift } from './demo-roster.data.ts';
import { insertDemoEntry, insertDemoPost, insertDemoShift, insertDemoSwap } from './seed-logistics.repository.ts';
import type { DemoScene } from './seed-logistics.ts';

const minute = 60_000;
const staffTypes = [2, 3];

interface Block {
  starts: Date;
  ends: Date;
  isNight: boolean;
}

/**
 * Creates a post each at the gate, the desk, a hall, meals and the hotel, and one for the nights; people take turns,
 * with some gaps and two swaps.
 */
export async function seedRoster(db: Database, scene: DemoScene): Promise<void> {
  const editor = scene.person('editor');
  const staff = scene.people
    .filter(({ user_type, id }) => staffTypes.includes(user_type) && id !== editor)
    .map(({ id }) => id);
  if (staff.length === 0) return;
  const blocks = blocksOf(scene);
  const turnNow = blocks.findIndex(({ ends }) => ends > scene.now);
  // Nights have no gaps and no swaps; the first shifts of the next day have them.
  const [next = -1, later = -1] = blocks.flatMap(({ isNight }, index) => (index > turnNow && !isNight ? [index] : []));
  let turn = 0;
  const nextOf = () => staff[turn++ % staff.length] ?? editor;
  const posts: number[] = [];
  for (const [position, post] of demoPosts.entries())
    posts.push(
      await insertDemoPost(db, scene.conferenceId, {
        ...post,
        position,
        leadId: position % 3 === 0 ? editor : (staff[position] ?? null),
      }),
    );
  for (const [index, block] of blocks.entries()) {
    for (const [position, post] of demoPosts.entries()) {
      if ((post.isAtNight ?? false) !== block.isNight) continue;
      const shiftId = await insertDemoShift(db, posts[position] ?? 0, { ...block, needed: post.needed });
      // The third post stays empty in the next shift, as an example of a reported gap.
      if (index === next && position === 2) continue;
      const isFirst = position === 0 || block.isNight;
      const isOwn = isFirst && (index === turnNow || index === later);
      const entries: number[] = [];
      for (let place = 0; place < post.needed; place += 1) {
        const attendeeId = isOwn && place === 0 ? editor : nextOf();
        // One person of the current shift has not arrived.
        const hasCome = index !== turnNow || place !== 1 || (position !== 3 && !block.isNight);
        const isAsked = isOwn && index > turnNow;
        const state = standing(block, scene.now, hasCome, isAsked);
        entries.push(await insertDemoEntry(db, { shiftId, attendeeId, ...state }));
      }
      const [entryId] = entries;
      if (entryId === undefined || block.isNight) continue;
      if (index === next && position === 1)
        await insertDemoSwap(db, { entryId, toAttendeeId: nextOf(), reason: '要去机场接评委' });
      if (index === later && position === 4)
        await insertDemoSwap(db, { entryId, toAttendeeId: null, reason: '那天晚上要拍夜景' });
    }
  }
}

function blocksOf({ days, moment }: DemoScene): Block[] {
  return Array.from({ length: days }, (_, day) => [
    ...dayShifts.map(([from, until]) => ({ starts: moment(day, from), ends: moment(day, until), isNight: false })),
    { starts: moment(day, nightShift[0]), ends: moment(day + 1, nightShift[1]), isNight: true },
  ]).flat();
}

function standing({ starts }: Block, now: Date, hasCome: boolean, isAsked: boolean) {
  if (starts <= now && hasCome) return { state: 'onDuty' as const, arrivedAt: new Date(starts.getTime() - 6 * minute) };
  const isSoon = starts.getTime() - now.getTime() < 12 * 60 * minute;
  return { state: isSoon && !isAsked ? ('confirmed' as const) : ('claimed' as const), arrivedAt: null };
}
