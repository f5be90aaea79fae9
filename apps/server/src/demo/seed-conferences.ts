import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import { formatDate, parseDate } from '@tuyuan/format/date.ts';
import { insertConference, insertTicketType } from '../fixtures/conference.ts';
import { keepFirstVersion, keepTicketSecrets, newTicketSecrets } from '../modules/conference/index.ts';
import type { IngestDeps, TenantLibrary } from '../modules/library/index.ts';
import { lockSeeding, storeMiscPicture } from '../modules/site/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { demoCompanies, demoConferences, demoFamilyNames, demoForm, demoGivenNames } from './demo-conferences.data.ts';
import {
  dateFirstVersion,
  findUserId,
  hasConferences,
  insertApplicant,
  insertDemoAttendee,
  insertWishes,
  spreadRegistrations,
} from './seed-conferences.repository.ts';

const dayMs = 86_400_000;
const coverSize = { width: 1200, height: 800, fit: 'cover', phoneWidth: 750 } as const;
const portraitSize = { width: 480, height: 480, fit: 'cover' } as const;
const bannerSize = { width: 2400, height: 800, fit: 'cover', phoneWidth: 900 } as const;
/** Number of applicants waiting for approval where a ticket type requires it. */
const applicants = 4;
/** Role of each demo login at the conference. */
const known = [
  { userName: 'visitor', name: '看图的人', userType: 0 },
  { userName: 'zhouyanqiu', name: '周砚秋', userType: 1 },
  { userName: 'editor', name: '编辑小苑', userType: 3 },
  { userName: 'admin', name: '管理员', userType: 4 },
];

/** Gives the demo one running conference, one open for registration and one that is over, if it has none. */
export async function seedConferences(
  deps: Pick<IngestDeps, 'storage' | 'imaging' | 'timeZone'>,
  { schema, db }: TenantLibrary,
  { folder, box }: { folder: string; box: SecretBox },
): Promise<void> {
  if (await hasConferences(db)) return;
  const picture = async (file: string, size: typeof coverSize | typeof bannerSize | typeof portraitSize) =>
    storeMiscPicture(deps, { schema }, { bytes: await readFile(join(folder, 'photos', file)), fileName: file }, size);
  const keys = new Map<string, { coverKey: string; bannerKey: string }>();
  for (const { title, cover, banner } of demoConferences)
    keys.set(title, { coverKey: await picture(cover, coverSize), bannerKey: await picture(banner, bannerSize) });
  const portraits = new Map<string, string>();
  for (const { photo } of demoConferences.flatMap(({ guests }) => guests))
    if (photo !== '') portraits.set(photo, conferencePicturePath(await picture(photo, portraitSize)));
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
      const { cover, banner, starts, ends, regStarts, regEnds, people, ticketTypes, guests, ...facts } = conference;
      const [startTime, endTime] = [moment(conference.starts, '09:00'), moment(conference.ends, '18:00')];
      const id = await insertConference(transaction, {
        ...facts,
        organiser: '图苑 · 地方摄影家协会',
        officePhone: '0512-0000 0000',
        version: 0,
        liveOn: startTime < new Date() && endTime > new Date(),
        coverKey: keys.get(conference.title)?.coverKey ?? null,
        bannerKey: keys.get(conference.title)?.bannerKey ?? null,
        startTime,
        endTime,
        regStartTime: moment(conference.regStarts, '09:00'),
        regEndTime: moment(conference.regEnds, '18:00'),
        form: demoForm,
        guests: conference.guests.map((guest) => ({ ...guest, photo: portraits.get(guest.photo) ?? '' })),
      });
      await keepFirstVersion(transaction, id, deps.timeZone);
      await dateFirstVersion(transaction, id);
      const types = new Map<number, number>();
      for (const [position, type] of conference.ticketTypes.entries()) {
        const typeId = await insertTicketType(transaction, { conferenceId: id, ...type, position });
        if (!types.has(type.userType)) types.set(type.userType, typeId);
      }
      const give = (
        person: Omit<Parameters<typeof insertDemoAttendee>[1], 'conferenceId' | 'ticketTypeId' | 'secrets'>,
      ) =>
        insertDemoAttendee(transaction, {
          ...person,
          conferenceId: id,
          ticketTypeId: types.get(person.userType) ?? 0,
          secrets: keepTicketSecrets(box, newTicketSecrets()),
        });
      // A visitor who tries the demo should be able to register for the second conference.
      const isOpen = conference.regEnds > 0;
      if (!isOpen)
        for (const [index, { userName, name, userType }] of known.entries())
          await give({
            userId: await findUserId(transaction, userName),
            name,
            userType,
            company: '图苑编辑部',
            place: conference.people + index + 1,
          });
      for (let place = 1; place <= conference.people; place += 1)
        await give({
          userId: null,
          name: nameOf(place),
          userType: typeOf(place),
          company: demoCompanies[place % demoCompanies.length] ?? '',
          place,
        });
      if (isOpen)
        for (let place = 1; place <= applicants; place += 1)
          await insertApplicant(transaction, {
            conferenceId: id,
            name: nameOf(place + conference.people),
            company: demoCompanies[(place * 3) % demoCompanies.length] ?? '',
          });
      else await insertWishes(transaction, id, demoCompanies.slice(0, 3));
      await spreadRegistrations(transaction, id);
    }
  });
}

/** Two of every eight attendees are helpers, one of every ten is a guest. */
function typeOf(place: number): number {
  if (place % 8 === 0) return 2;
  if (place % 8 === 4) return 3;
  return place % 10 === 5 ? 1 : 0;
}

function nameOf(place: number): string {
  const given = demoGivenNames[(place * 7) % demoGivenNames.length] ?? '';
  return `${demoFamilyNames.charAt((place * 11) % demoFamilyNames.length)}${given}`;
}
