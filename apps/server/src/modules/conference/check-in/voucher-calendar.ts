import type { PersonalEntry, PersonalSource } from '../schedule/index.ts';
import { readCalendarVouchers } from './calendar-voucher.repository.ts';

const quarter = 15 * 60_000;
/** Free minutes within a meal's hours that an attendee needs in order to eat. */
const mealMinutes = 20;

/** Meals and gift deadlines of an attendee as calendar entries. */
export const voucherCalendar: PersonalSource = async (db, { attendeeId }) =>
  (await readCalendarVouchers(db, attendeeId)).map((voucher): PersonalEntry => {
    const isMeal = voucher.kind === 'meal';
    return {
      key: `voucher-${voucher.id}`,
      uid: `voucher-${voucher.id}@tuyuan`,
      kind: isMeal ? 'meal' : 'deadline',
      title: isMeal ? voucher.name : `领取截止：${voucher.name}`,
      description: '',
      place: voucher.place,
      start: isMeal ? voucher.opens_at : new Date(voucher.closes_at.getTime() - quarter),
      end: voucher.closes_at,
      note: voucher.remaining === 0 ? '已领取' : isMeal ? '餐券' : '礼品券',
      isCancelled: voucher.is_off,
      takesTime: isMeal && voucher.remaining > 0,
      minutes: mealMinutes,
      sequence: voucher.revision,
      changedAt: voucher.revised_at,
      sessionId: null,
    };
  });
