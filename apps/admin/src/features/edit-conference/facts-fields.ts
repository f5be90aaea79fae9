import type { ConferenceDraft, ConferenceFacts } from '@tuyuan/contract/conference-management.ts';
import { wireMinute } from '../../shared/form/wire-minute.ts';

export const factTimes = [
  ['startTime', '开始时间'],
  ['endTime', '结束时间'],
  ['regStartTime', '报名开始'],
  ['regEndTime', '报名截止'],
] as const;

/** As the form holds them: times as `datetime-local` has them. The registration form is edited elsewhere. */
export type FactsFields = Omit<ConferenceFacts, 'form'>;

export const factNames = [
  'title',
  'summary',
  'cover',
  'banner',
  'content',
  'startTime',
  'endTime',
  'regStartTime',
  'regEndTime',
  'phonesFrom',
  'city',
  'location',
  'address',
  'directions',
  'latitude',
  'longitude',
  'organiser',
  'coOrganisers',
  'officePhone',
  'guests',
] as const satisfies (keyof FactsFields)[];

export function fieldsOf({ facts: { form: _form, ...facts } }: Pick<ConferenceDraft, 'facts'>): FactsFields {
  const times = Object.fromEntries(factTimes.map(([name]) => [name, facts[name].slice(0, 16)]));
  return { ...facts, ...times, phonesFrom: facts.phonesFrom?.slice(0, 16) ?? null };
}

/** As the wire takes them. */
export function factsOf(fields: FactsFields): FactsFields {
  const { startTime, endTime, regStartTime, regEndTime, phonesFrom } = fields;
  return {
    ...fields,
    startTime: wireMinute(startTime),
    endTime: wireMinute(endTime),
    regStartTime: wireMinute(regStartTime),
    regEndTime: wireMinute(regEndTime),
    phonesFrom: phonesFrom === null || phonesFrom === '' ? null : wireMinute(phonesFrom),
  };
}
