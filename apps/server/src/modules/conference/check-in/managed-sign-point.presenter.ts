import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import type { ManagedSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ManagedSignPointRow } from './managed-sign-point.repository.ts';
import { presentSignPoint } from './sign-point.presenter.ts';

export function presentManagedSignPoint(row: ManagedSignPointRow, timeZone: string): ManagedSignPoint {
  return {
    ...presentSignPoint(row, timeZone),
    capacity: row.capacity,
    cover: row.cover_key === null ? '' : conferencePicturePath(row.cover_key),
    posterNumber: row.poster_number,
    posterFrom: row.poster_from && toWireDate(row.poster_from, timeZone),
    posterUntil: row.poster_until && toWireDate(row.poster_until, timeZone),
    latitude: row.latitude,
    longitude: row.longitude,
    radiusM: row.radius_m,
    admitted: row.admitted,
    stock: row.stock,
  };
}
