import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { publishAwards, setAwards } from '../modules/contest/index.ts';
import type { IngestDeps, TenantLibrary } from '../modules/library/index.ts';
import { storeMiscPicture } from '../modules/site/index.ts';
import type { Database } from '../platform/database/database.ts';
import { demoActivities } from './demo-activities.data.ts';
import {
  findDemoEditor,
  findDemoWorks,
  findPicturesForWorks,
  hasActivities,
  insertDemoActivity,
  insertDemoWork,
} from './seed-activities.repository.ts';

const hourMs = 3_600_000;
const coverSize = { width: 1600, height: 1067, fit: 'cover', phoneWidth: 750 } as const;

/** Gives the demo an activity in each state with accepted works; once, when the pictures are published. `folder` holds the pictures. */
export async function seedActivities(
  deps: Pick<IngestDeps, 'storage' | 'imaging'>,
  { db, schema }: TenantLibrary,
  folder: string,
): Promise<void> {
  if (await hasActivities(db)) return;
  const pictures = await findPicturesForWorks(db);
  // On the hour: a beginning at 09:17 looks like nobody's plan.
  const now = Math.floor(Date.now() / hourMs) * hourMs;
  const span = ([from, to]: readonly [number, number]) =>
    [new Date(now + from * 24 * hourMs), new Date(now + to * 24 * hourMs)] as const;
  let taken = 0;
  for (const { cover, submit, vote, judge, publicity, categories, prizes, works, awards, ...facts } of demoActivities) {
    // Another folder of demo pictures need not have it.
    const bytes = await readFile(join(folder, cover)).catch(() => null);
    const coverKey = bytes && (await storeMiscPicture(deps, { schema }, { bytes, fileName: cover }, coverSize));
    const [from, to] = span(submit);
    const activityId = await insertDemoActivity(db, {
      ...facts,
      coverKey,
      submit: [from, to],
      vote: vote && span(vote),
      judge: judge && span(judge),
      publicity: publicity && span(publicity),
      rules: ActivityRules.parse({
        categories,
        prizes,
        entryKinds: ['single', 'series'],
        ...(vote && { voting: { perDay: 3, inAll: 10, freezeHours: 12, voters: 'user' }, juryShare: 60 }),
      }),
    });
    const chosen = pictures.slice(taken, taken + works);
    const until = Math.min(to.getTime(), Date.now());
    for (const [index, picture] of chosen.entries()) {
      const submittedAt = new Date(from.getTime() + ((until - from.getTime()) * (index + 1)) / (chosen.length + 1));
      const category = categories[index % Math.max(1, categories.length)]?.key ?? '';
      await insertDemoWork(db, { activityId, number: index + 1, category, picture, submittedAt });
    }
    taken += works;
    if (awards.length > 0) await giveAwards(db, activityId, awards);
  }
}

async function giveAwards(
  db: Database,
  activityId: number,
  awards: readonly { prize: string; work: number }[],
): Promise<void> {
  const works = await findDemoWorks(db, activityId);
  const chosen = awards.flatMap(({ prize, work }) => {
    const entryId = works.get(work);
    return entryId === undefined ? [] : [{ prize, entryId }];
  });
  if (chosen.length === 0) return;
  await setAwards({ db, actor: { id: await findDemoEditor(db) } }, { activityId, revision: 0, awards: chosen });
  await publishAwards(db, { activityId, revision: 1 });
}
