import type { PersonalEntry, PersonalSource } from '../schedule/index.ts';
import { readCalendarVouchers } from './calendar-voucher.repository.ts';

const quarter = 15 * 60_000;
/** Who has not so long of a meal's hours without another thing to do does not get to eat. */
const mealMinutes = 20;

/** One's meals, and until when one's gifts are handed out, as entries of one's calendar. */
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
