import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDate, parseDate } from '@tuyuan/format/date.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { keepTicketSecrets, newTicketSecrets } from '../conference/index.ts';
import type { IngestDeps, TenantLibrary } from '../ingest/index.ts';
import { storeMiscPicture } from '../resource/index.ts';
import { demoCompanies, demoConferences, demoFamilyNames, demoForm, demoGivenNames } from './demo-conferences.data.ts';
import {
  findUserId,
  hasConferences,
  insertAttendee,
  insertConference,
  insertType,
} from './seed-conferences.repository.ts';
import { lockSeeding } from './seed-site.repository.ts';

const dayMs = 86_400_000;
const coverSize = { width: 1200, height: 800, fit: 'cover' } as const;
const bannerSize = { width: 2400, height: 800, fit: 'cover' } as const;
/** Who of those who can log in is what there. */
const known = [
  { userName: 'visitor', name: '看图的人', userType: 0 },
  { userName: 'zhouyanqiu', name: '周砚秋', userType: 1 },
  { userName: 'editor', name: '编辑小苑', userType: 3 },
  { userName: 'admin', name: '管理员', userType: 4 },
];

/** Gives the demo one conference that runs, one that takes registrations, one that is over; where there is none yet. */
export async function seedConferences(
  deps: Pick<IngestDeps, 'storage' | 'imaging' | 'timeZone'>,
  { schema, db }: TenantLibrary,
  { folder, box }: { folder: string; box: SecretBox },
): Promise<void> {
  if (await hasConferences(db)) return;
  const picture = async (file: string, size: typeof coverSize | typeof bannerSize) =>
    storeMiscPicture(deps, { schema }, { bytes: await readFile(join(folder, 'photos', file)), fileName: file }, size);
  const keys = new Map<string, { coverKey: string; bannerKey: string }>();
  for (const { title, cover, banner } of demoConferences)
    keys.set(title, { coverKey: await picture(cover, coverSize), bannerKey: await picture(banner, bannerSize) });
  const moment = (days: number, clock: string) => {
    const day = formatDate(new Date(Date.now() + days * dayMs), deps.timeZone);
    const found = parseDate(`${day}T${clock}:00`, deps.timeZone);
    if (!found) throw new Error(`${day} ${clock} is no time.`);
    return found;
  };
  await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    if (await hasConferences(transaction)) return;
    for (const conference of demoConferences) {
      const id = await insertConference(transaction, {
        ...conference,
        coverKey: keys.get(conference.title)?.coverKey ?? null,
        bannerKey: keys.get(conference.title)?.bannerKey ?? null,
        startTime: moment(conference.starts, '09:00'),
        endTime: moment(conference.ends, '18:00'),
        regStartTime: moment(conference.regStarts, '09:00'),
        regEndTime: moment(conference.regEnds, '18:00'),
        form: demoForm,
      });
      const types = new Map<number, number>();
      for (const [position, type] of conference.ticketTypes.entries()) {
        const typeId = await insertType(transaction, id, { ...type, position });
        if (!types.has(type.userType)) types.set(type.userType, typeId);
      }
      const give = (person: Omit<Parameters<typeof insertAttendee>[1], 'conferenceId' | 'ticketTypeId' | 'secrets'>) =>
        insertAttendee(transaction, {
          ...person,
          conferenceId: id,
          ticketTypeId: types.get(person.userType) ?? 0,
          secrets: keepTicketSecrets(box, newTicketSecrets()),
        });
      // Who looks round finds a registration to make in the second one.
      const isOpen = conference.regEnds > 0;
      if (!isOpen)
        for (const { userName, name, userType } of known)
          await give({
            userId: await findUserId(transaction, userName),
            name,
            userType,
            company: '图苑编辑部',
            place: 0,
          });
      for (let place = 1; place <= conference.people; place += 1)
        await give({
          userId: null,
          name: nameOf(place),
          userType: place % 16 === 0 ? 2 : place % 12 === 0 ? 1 : 0,
          company: demoCompanies[place % demoCompanies.length] ?? '',
          place,
        });
    }
  });
}

function nameOf(place: number): string {
  const given = demoGivenNames[(place * 7) % demoGivenNames.length] ?? '';
  return `${demoFamilyNames.charAt((place * 11) % demoFamilyNames.length)}${given}`;
}
