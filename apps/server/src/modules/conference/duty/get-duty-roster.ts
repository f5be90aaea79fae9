import type { getDutyRoster as endpoint } from '@tuyuan/contract/conference/duty-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { conferenceExists } from '../registration/index.ts';
import { presentShift } from './duty.presenter.ts';
import { findPosts } from './duty-post.repository.ts';
import { findShiftsOfConference } from './duty-shift.repository.ts';
import { findStaff } from './duty-staff.repository.ts';
import { postAddress } from './post-address.ts';

/** Throws `Conference.NotFound`. */
export async function getDutyRoster(
  { db, origin }: RequestContext,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  const [posts, shifts, staff] = await Promise.all([
    findPosts(db, conferenceId),
    findShiftsOfConference(db, conferenceId),
    findStaff(db, conferenceId),
  ]);
  return {
    serverTime: toWireDate(new Date(), timeZone),
    posts: posts.map((post) => ({
      id: post.id,
      place: post.place,
      work: post.work,
      directions: post.directions,
      latitude: post.latitude,
      longitude: post.longitude,
      leadId: post.lead_id,
      leadName: post.lead_name,
      address: postAddress(origin, post.code),
      shifts: shifts.filter(({ post_id }) => post_id === post.id).map((shift) => presentShift(shift, timeZone)),
    })),
    staff: staff.map(({ id, name, minutes }) => ({ attendeeId: id, name, minutes })),
  };
}
