import { conferencePictureKey } from '@tuyuan/contract/conference/conference-path.ts';
import type {
  createSignPoint as createEndpoint,
  ManagedSignPoint,
  setMealStock as stockEndpoint,
  updateSignPoint as updateEndpoint,
} from '@tuyuan/contract/conference/sign-point-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { conferenceExists } from '../registration/index.ts';
import { presentManagedSignPoint } from './managed-sign-point.presenter.ts';
import {
  changePortions,
  changeSignPoint,
  deleteSignPointRow,
  dropLeases,
  findManagedSignPoint,
  findUnknownReferences,
  insertSignPoint,
  lockSignPoint,
  readManagedSignPoints,
  replaceStock,
  type SignPointFacts,
} from './managed-sign-point.repository.ts';
import { issueVouchers } from './voucher.repository.ts';

const named = <Result>(change: Promise<Result>): Promise<Result> =>
  refuseDuplicate(change, { sign_point_name: { code: 'SignPoint.NameTaken', field: 'name' } });

/** Throws `Conference.NotFound`. */
export async function listSignPoints(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<ManagedSignPoint[]> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  return (await readManagedSignPoints(db, conferenceId)).map((row) => presentManagedSignPoint(row, timeZone));
}

/** Throws `Conference.NotFound`, `SignPoint.NameTaken`, `SignPoint.ReferenceUnknown`. */
export async function createSignPoint(
  db: Database,
  { conferenceId, ...wanted }: InputOf<typeof createEndpoint>,
  timeZone: string,
): Promise<ManagedSignPoint> {
  return inTransaction(db, async (transaction) => {
    if (!(await conferenceExists(transaction, conferenceId))) throw new AppError('Conference.NotFound');
    const facts = await checkedFacts(transaction, conferenceId, wanted, timeZone);
    const id = await named(insertSignPoint(transaction, conferenceId, facts));
    await issueVouchers(transaction, { pointId: id });
    return one(transaction, id, timeZone);
  });
}

/** Throws `SignPoint.NotFound`, `.InUse` for another kind after the first scan, `.NameTaken`, `.ReferenceUnknown`. */
export async function updateSignPoint(
  db: Database,
  { id, ...wanted }: InputOf<typeof updateEndpoint>,
  timeZone: string,
): Promise<ManagedSignPoint> {
  return inTransaction(db, async (transaction) => {
    const before = await orThrow(lockSignPoint(transaction, id), 'SignPoint.NotFound');
    if (before.is_used && before.kind !== wanted.kind)
      throw new AppError('SignPoint.InUse', {
        validationErrors: [{ message: '已有扫码记录，不能改变类别', members: ['kind'] }],
      });
    const facts = await checkedFacts(transaction, before.conference_id, wanted, timeZone);
    await named(changeSignPoint(transaction, id, facts));
    if (facts.portions !== null) await changePortions(transaction, id, facts.portions);
    if (facts.lanes !== before.lanes) await dropLeases(transaction, id);
    await issueVouchers(transaction, { pointId: id });
    return one(transaction, id, timeZone);
  });
}

/** Throws `SignPoint.NotFound`, and `SignPoint.InUse` once anything was scanned. */
export async function deleteSignPoint(db: Database, id: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const point = await orThrow(lockSignPoint(transaction, id), 'SignPoint.NotFound');
    if (point.is_used) throw new AppError('SignPoint.InUse');
    await deleteSignPointRow(transaction, id);
  });
}

/** Throws `SignPoint.NotFound`, `SignPoint.NoVoucher`. */
export async function setMealStock(
  db: Database,
  { id, stock }: InputOf<typeof stockEndpoint>,
  timeZone: string,
): Promise<ManagedSignPoint> {
  return inTransaction(db, async (transaction) => {
    const point = await orThrow(lockSignPoint(transaction, id), 'SignPoint.NotFound');
    if (point.kind !== 'meal' && point.kind !== 'gift') throw new AppError('SignPoint.NoVoucher');
    await replaceStock(transaction, id, stock);
    return one(transaction, id, timeZone);
  });
}

async function one(db: Database, id: number, timeZone: string): Promise<ManagedSignPoint> {
  const row = await orThrow(findManagedSignPoint(db, id), 'SignPoint.NotFound');
  return presentManagedSignPoint(row, timeZone);
}

type Wanted = Omit<InputOf<typeof updateEndpoint>, 'id'>;

async function checkedFacts(
  db: Database,
  conferenceId: number,
  { cover, ...wanted }: Wanted,
  timeZone: string,
): Promise<SignPointFacts> {
  const unknown = await findUnknownReferences(db, conferenceId, wanted);
  const faults = [
    ...(unknown.ticketTypes ? [{ message: '票种不属于这场会议', members: ['ticketTypeIds'] }] : []),
    ...(unknown.session ? [{ message: '场次不属于这场会议', members: ['seatOfSession'] }] : []),
  ];
  if (faults.length > 0) throw new AppError('SignPoint.ReferenceUnknown', { validationErrors: faults });
  const date = (field: string, text: string) => {
    const found = parseDate(text, timeZone);
    if (!found)
      throw new AppError('Request.Invalid', { validationErrors: [{ message: '没有这个时间', members: [field] }] });
    return found;
  };
  const maybe = (field: string, text: string | null) => (text === null ? null : date(field, text));
  return {
    ...wanted,
    coverKey: conferencePictureKey(cover),
    opensAt: date('opensAt', wanted.opensAt),
    closesAt: date('closesAt', wanted.closesAt),
    lateAfter: maybe('lateAfter', wanted.lateAfter),
    posterFrom: maybe('posterFrom', wanted.posterFrom),
    posterUntil: maybe('posterUntil', wanted.posterUntil),
  };
}
