import type { Database } from '../platform/database/database.ts';
import { demoGuests, demoHotels } from './demo-stays.data.ts';
import { insertDemoHotel, insertDemoPlan, insertDemoRoom, insertDemoWish } from './seed-logistics.repository.ts';
import type { DemoScene } from './seed-logistics.ts';

/** Creates two hotels; some guests have moved in, some are notified, some only planned, some wait for a room. */
export async function seedStays(db: Database, { conferenceId, dayName, days, person }: DemoScene): Promise<void> {
  const rooms = new Map<string, number>();
  for (const { rooms: own, smoking, ...hotel } of demoHotels) {
    const hotelId = await insertDemoHotel(db, conferenceId, hotel);
    for (const [number, kind, capacity] of own)
      rooms.set(
        number,
        await insertDemoRoom(db, hotelId, { number, kind, capacity, allowsSmoking: smoking.includes(number) }),
      );
  }
  for (const [place, [who, number, state, wish = {}]] of demoGuests.entries()) {
    const nights = { attendeeId: person(who), checkIn: dayName(0), checkOut: dayName(days - 1) };
    await insertDemoWish(db, {
      ...nights,
      share: wish.share ?? 'shared',
      smokes: wish.smokes ?? false,
      mateName: wish.mate ?? '',
      note: wish.note ?? '',
    });
    const roomId = number === null ? undefined : rooms.get(number);
    if (roomId !== undefined)
      await insertDemoPlan(db, {
        ...nights,
        roomId,
        state,
        deskCode: String(4207 + place * 611).slice(-4),
        changeWish: wish.change ?? '',
      });
  }
}
