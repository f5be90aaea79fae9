import type { ManagedSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';

/** A sign point as its form has it: times as in `DateInput`, "" for none. */
export interface SignPointValues {
  readonly kind: ManagedSignPoint['kind'];
  readonly name: string;
  readonly place: string;
  readonly hall: string;
  readonly capacity: number | null;
  readonly gates: string[];
  readonly isActive: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lateAfter: string;
  readonly entry: ManagedSignPoint['entry'];
  readonly hasLeave: boolean;
  readonly userTypes: number[];
  readonly ticketTypeIds: number[];
  /** Admits only people with a seat in this session. */
  readonly seatOfSession: number | null;
  readonly isRotatingOnly: boolean;
  readonly lanes: number;
  readonly portions: number | null;
  /** Path of the dish or the gift, "" for none. */
  readonly cover: string;
  readonly posterFrom: string;
  readonly posterUntil: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly radiusM: number | null;
}

const minute = (time: string | null) => (time ?? '').slice(0, 16);

const fresh: SignPointValues = {
  kind: 'door',
  name: '',
  place: '',
  hall: '',
  capacity: null,
  gates: [],
  isActive: true,
  opensAt: '',
  closesAt: '',
  lateAfter: '',
  entry: 'once',
  hasLeave: false,
  userTypes: [],
  ticketTypeIds: [],
  seatOfSession: null,
  isRotatingOnly: false,
  lanes: 1,
  portions: null,
  cover: '',
  posterFrom: '',
  posterUntil: '',
  latitude: null,
  longitude: null,
  radiusM: null,
};

/** A new one is open as long as the conference. */
export function signPointValues(
  point: ManagedSignPoint | undefined,
  conference: { readonly startTime: string; readonly endTime: string },
): SignPointValues {
  if (!point) return { ...fresh, opensAt: minute(conference.startTime), closesAt: minute(conference.endTime) };
  return {
    ...point,
    opensAt: minute(point.opensAt),
    closesAt: minute(point.closesAt),
    lateAfter: minute(point.lateAfter),
    posterFrom: minute(point.posterFrom),
    posterUntil: minute(point.posterUntil),
  };
}

/** Converts to the wire's input. */
export function signPointFacts(values: SignPointValues) {
  const isVoucher = values.kind === 'meal' || values.kind === 'gift';
  const maybe = (time: string | null | undefined) => (time ? wireMinute(time) : null);
  return {
    ...values,
    capacity: values.capacity ?? null,
    opensAt: wireMinute(values.opensAt),
    closesAt: wireMinute(values.closesAt),
    lateAfter: maybe(values.lateAfter),
    entry: isVoucher ? ('once' as const) : values.entry,
    hasLeave: !isVoucher && (values.hasLeave || values.entry === 'reentry'),
    portions: isVoucher ? (values.portions ?? 1) : null,
    cover: isVoucher ? (values.cover ?? '') : '',
    posterFrom: maybe(values.posterFrom),
    posterUntil: maybe(values.posterUntil),
    latitude: values.latitude ?? null,
    longitude: values.longitude ?? null,
    radiusM: values.radiusM ?? null,
    seatOfSession: values.kind === 'session' ? (values.seatOfSession ?? null) : null,
  };
}
