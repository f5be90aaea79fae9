import type { createConference } from '@tuyuan/contract/conference/conference-management.ts';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { modulePresets, type PresetKey } from '../../../shared/conference/module-presets.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';

/** The form's values, with times as in `datetime-local`; what is left empty may be missing. */
export interface NewConferenceFields {
  readonly preset: PresetKey;
  readonly title?: string;
  readonly cover?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly regStartTime?: string;
  readonly regEndTime?: string;
  readonly city?: string;
  readonly location?: string;
  readonly address?: string;
  readonly places?: number | null;
  readonly officePhone?: string;
  readonly isRehearsal?: boolean;
}

export const newConferenceNames = [
  'title',
  'cover',
  'startTime',
  'endTime',
  'city',
  'location',
  'address',
  'places',
  'officePhone',
  'regStartTime',
  'regEndTime',
] as const satisfies (keyof NewConferenceFields)[];

/** Converts to the call's input. Registration opens at `now` (a wire time) and ends with the beginning unless said otherwise. */
export function newConferenceOf(
  { preset, startTime = '', endTime = '', regStartTime = '', regEndTime = '', ...rest }: NewConferenceFields,
  now: string,
): RequestOf<typeof createConference> {
  return {
    ...rest,
    title: rest.title ?? '',
    places: rest.places ?? null,
    modules: [...modulePresets[preset].modules],
    startTime: wireMinute(startTime),
    endTime: wireMinute(endTime),
    regStartTime: regStartTime === '' ? now : wireMinute(regStartTime),
    regEndTime: wireMinute(regEndTime === '' ? startTime : regEndTime),
  };
}

/** Returns when a conference of a kind usually is: next week, in hours that can be changed. `now` is a wire time. */
export function usualTimes(preset: PresetKey, now: string): Pick<NewConferenceFields, 'startTime' | 'endTime'> {
  const day = (days: number) => {
    const date = new Date(`${now.slice(0, 10)}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  if (preset === 'salon') return { startTime: `${day(7)}T14:00`, endTime: `${day(7)}T17:00` };
  return preset === 'congress'
    ? { startTime: `${day(30)}T09:00`, endTime: `${day(32)}T17:00` }
    : { startTime: `${day(30)}T09:00`, endTime: `${day(43)}T17:00` };
}
