import type { getNoticeTargets, NoticeTarget, previewNoticeTarget } from '@tuyuan/contract/conference/notice.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conferenceExists } from '../registration/index.ts';
import { countTargeted, findReceivers, listTargets } from './notice-target.repository.ts';

const maxNames = 8;
const maxReceivers = 20;

/** Throws `Conference.NotFound`. */
export async function previewTarget(
  db: Database,
  { conferenceId, target }: { conferenceId: number; target: NoticeTarget },
): Promise<OutputOf<typeof previewNoticeTarget>> {
  await expectConference(db, conferenceId);
  const { count, without_phone: withoutPhone, names } = await countTargeted(db, conferenceId, target, maxNames);
  return { count, withoutPhone, names };
}

/** Throws `Conference.NotFound`. */
export async function listNoticeTargets(
  db: Database,
  conferenceId: number,
): Promise<OutputOf<typeof getNoticeTargets>> {
  await expectConference(db, conferenceId);
  const found = await listTargets(db, conferenceId);
  const named = (wanted: string) =>
    found.filter(({ kind }) => kind === wanted).map(({ name, count }) => ({ name, count }));
  return {
    userTypes: named('userType').map(({ name, count }) => ({ userType: Number(name), count })),
    groups: named('group'),
    halls: named('hall'),
  };
}

/** Throws `Conference.NotFound`. */
export async function findNoticeReceivers(db: Database, conferenceId: number, keyword: string) {
  await expectConference(db, conferenceId);
  const found = await findReceivers(db, conferenceId, keyword, maxReceivers);
  return {
    items: found.map(({ id, name, company, hall, seat }) => ({ id, name, company, seat: `${hall} ${seat}`.trim() })),
  };
}

async function expectConference(db: Database, conferenceId: number): Promise<void> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
}
