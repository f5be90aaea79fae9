import { conferencePictureKey } from '@tuyuan/contract/conference/conference-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { conferenceExists } from '../registration/index.ts';
import { deleteHotelRow, type HotelFields, insertHotel, lockHotel, writeHotel } from './stay-hotel.repository.ts';

const named = <Result>(change: Promise<Result>): Promise<Result> =>
  refuseDuplicate(change, { stay_hotel_conference_id_name_key: { code: 'Hotel.NameTaken', field: 'name' } });

type WireHotel = Omit<HotelFields, 'changeUntil' | 'coverKey'> & { changeUntil: string | null; cover: string };

function fieldsOf({ changeUntil, cover, ...fields }: WireHotel, timeZone: string): HotelFields {
  return {
    ...fields,
    coverKey: conferencePictureKey(cover),
    changeUntil: changeUntil === null ? null : (parseDate(changeUntil, timeZone) ?? null),
  };
}

/** Throws `Conference.NotFound`, `Hotel.NameTaken`. */
export async function createHotel(
  db: Database,
  conferenceId: number,
  hotel: WireHotel,
  timeZone: string,
): Promise<number> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  return named(insertHotel(db, conferenceId, fieldsOf(hotel, timeZone)));
}

/** Throws `Hotel.NotFound`, `Hotel.NameTaken`. */
export async function updateHotel(db: Database, id: number, hotel: WireHotel, timeZone: string): Promise<void> {
  if (!(await named(writeHotel(db, id, fieldsOf(hotel, timeZone))))) throw new AppError('Hotel.NotFound');
}

/** Throws `Hotel.NotFound`, `Room.HasGuests`. */
export function deleteHotel(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockHotel(transaction, id))) throw new AppError('Hotel.NotFound');
    if (!(await deleteHotelRow(transaction, id))) throw new AppError('Room.HasGuests');
  });
}
