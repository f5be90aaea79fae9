import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate, toWireDate } from '@tuyuan/format/date.ts';
import type { ManagedConferenceRow } from './managed-conference.repository.ts';

const pathOf = (key: string | null) => (key === null ? '' : conferencePicturePath(key));

/** Returns the published facts, or those it was created with, in their editable form. */
export function factsOf(row: ManagedConferenceRow, timeZone: string): ConferenceFacts {
  const wire = (date: Date) => toWireDate(date, timeZone);
  return {
    title: row.title,
    summary: row.summary,
    content: row.content,
    cover: pathOf(row.cover_key),
    banner: pathOf(row.banner_key),
    organiser: row.organiser,
    coOrganisers: row.co_organisers,
    guests: row.guests,
    officePhone: row.office_phone,
    city: row.city,
    location: row.location,
    address: row.address,
    directions: row.directions,
    latitude: row.latitude,
    longitude: row.longitude,
    startTime: wire(row.start_time),
    endTime: wire(row.end_time),
    regStartTime: wire(row.reg_start_time),
    regEndTime: wire(row.reg_end_time),
    phonesFrom: row.phones_from && wire(row.phones_from),
    form: row.form,
  };
}

export interface Times {
  startTime: string;
  endTime: string;
  regStartTime: string;
  regEndTime: string;
}

/** Throws `Conference.TimesReversed` at the field. Texts of the wire's form compare as the times do. */
export function assertTimesInOrder({ startTime, endTime, regStartTime, regEndTime }: Times): void {
  if (endTime <= startTime) throw reversed('endTime');
  if (regEndTime <= regStartTime) throw reversed('regEndTime');
}

export function reversed(member: string): AppError {
  const { message } = new AppError('Conference.TimesReversed');
  return new AppError('Conference.TimesReversed', { validationErrors: [{ message, members: [member] }] });
}

/** Converts a wire time. Throws `Request.Invalid` at the field for a time that does not exist. */
export function momentOf(text: string, member: string, timeZone: string): Date {
  const date = parseDate(text, timeZone);
  if (!date)
    throw new AppError('Request.Invalid', { validationErrors: [{ message: '没有这个时间', members: [member] }] });
  return date;
}
