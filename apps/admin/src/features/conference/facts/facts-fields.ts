import type { ConferenceDraft, ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import { wireMinute } from '../../../shared/form/wire-minute.ts';

export const factTimes = ['startTime', 'endTime', 'regStartTime', 'regEndTime'] as const;

/** The form's values, with times as in `DateInput`. The registration form is edited elsewhere. */
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

export type FactName = (typeof factNames)[number];

/** Titles of facts in messages. */
export const factTitles: Readonly<Record<FactName, string>> = {
  title: '名称',
  summary: '摘要',
  cover: '封面',
  banner: '横幅',
  content: '介绍',
  startTime: '开始时间',
  endTime: '结束时间',
  regStartTime: '报名开始',
  regEndTime: '报名截止',
  phonesFrom: '手机端开放',
  city: '城市',
  location: '会场',
  address: '地址',
  directions: '入口与交通',
  latitude: '纬度',
  longitude: '经度',
  organiser: '主办单位',
  coOrganisers: '协办单位',
  officePhone: '会务电话',
  guests: '嘉宾',
};

export function fieldsOf({ facts: { form: _form, ...facts } }: Pick<ConferenceDraft, 'facts'>): FactsFields {
  const times = Object.fromEntries(factTimes.map((name) => [name, facts[name].slice(0, 16)]));
  return { ...facts, ...times, phonesFrom: facts.phonesFrom?.slice(0, 16) ?? null };
}

/** Converts to the wire's input. */
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
