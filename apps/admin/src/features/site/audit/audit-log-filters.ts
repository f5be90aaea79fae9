import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { daySpan, daySpanLabel } from '../../../shared/list/day-span.ts';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, readDay, readId, readText, writeValues } from '../../../shared/list/query-values.ts';
import { clockOf, type HalfHours, halfHourSpan, readHalfHours } from './half-hours.ts';

export const durations = ['200', '1000', '5000'] as const;
export type Duration = (typeof durations)[number];
export const durationTitles: Readonly<Record<Duration, string>> = {
  '200': '200 毫秒以上',
  '1000': '1 秒以上',
  '5000': '5 秒以上',
};

export interface AuditLogFilters {
  readonly keyword: string;
  readonly userName: string;
  readonly service: string;
  readonly action: string;
  readonly onlyErrors: boolean;
  readonly duration: Duration | undefined;
  readonly clientIp: string;
  /** Days `yyyy-MM-dd`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Of the one day `from` and `to` name. */
  readonly halfHours: HalfHours | undefined;
  readonly entityKind: string;
  readonly entityId: number | undefined;
}

export const noAuditLogFilters: AuditLogFilters = {
  keyword: '',
  userName: '',
  service: '',
  action: '',
  onlyErrors: false,
  duration: undefined,
  clientIp: '',
  from: undefined,
  to: undefined,
  halfHours: undefined,
  entityKind: '',
  entityId: undefined,
};

const codec: FilterCodec<AuditLogFilters> = {
  read: (query) => ({
    keyword: readText(query, 'keyword'),
    userName: readText(query, 'user'),
    service: readText(query, 'service'),
    action: readText(query, 'action'),
    onlyErrors: query.get('errors') === '1',
    duration: readChoices(query, 'duration', durations)[0],
    clientIp: readText(query, 'ip'),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    halfHours: readDay(query, 'from') === readDay(query, 'to') ? readHalfHours(query.get('half')) : undefined,
    entityKind: readText(query, 'kind'),
    entityId: readId(query, 'entity'),
  }),
  write: (filters) => ({
    keyword: writeValues(filters.keyword),
    user: writeValues(filters.userName),
    service: writeValues(filters.service),
    action: writeValues(filters.action),
    errors: filters.onlyErrors ? ['1'] : [],
    duration: writeValues(filters.duration),
    ip: writeValues(filters.clientIp),
    from: writeValues(filters.from),
    to: writeValues(filters.to),
    half: writeValues(filters.halfHours?.join('-')),
    kind: writeValues(filters.entityKind),
    entity: writeValues(filters.entityId),
  }),
};

export const auditLogListRules: ListRules<AuditLogFilters> = { codec, sortFields: [], defaultSorting: '' };

/** All that the filters leave. */
export function allAuditLogsRequest({ from, to, halfHours, ...filters }: AuditLogFilters) {
  return {
    ...withoutTime(filters),
    ...(halfHours && from !== undefined ? halfHourSpan(from, halfHours) : daySpan({ from, to })),
  };
}

/** How the calls of one day are spread over it, under the same filters. */
export function auditLogDayRequest({ from, to, halfHours, ...filters }: AuditLogFilters, day: string) {
  return { ...withoutTime(filters), day };
}

function withoutTime({ duration, ...filters }: Omit<AuditLogFilters, 'from' | 'to' | 'halfHours'>) {
  return {
    ...filters,
    ...(duration !== undefined && { minDurationMs: Number(duration) }),
  };
}

export function auditLogListRequest(state: ListState<AuditLogFilters>) {
  return { ...allAuditLogsRequest(state.filters), ...pageRequest(state) };
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeAuditLogFilters(filters: AuditLogFilters): ActiveFilter<AuditLogFilters>[] {
  const { keyword, userName, service, action, duration, clientIp, from, to, halfHours, entityKind, entityId } = filters;
  const all: { isSet: boolean; label: string; without: Partial<AuditLogFilters> }[] = [
    { isSet: keyword !== '', label: keyword, without: { keyword: '' } },
    { isSet: userName !== '', label: `用户 ${userName}`, without: { userName: '' } },
    { isSet: service !== '', label: `${service}${action && `/${action}`}`, without: { service: '', action: '' } },
    { isSet: filters.onlyErrors, label: '只看失败', without: { onlyErrors: false } },
    {
      isSet: duration !== undefined,
      label: duration === undefined ? '' : durationTitles[duration],
      without: { duration: undefined },
    },
    { isSet: clientIp !== '', label: `IP ${clientIp}`, without: { clientIp: '' } },
    {
      isSet: from !== undefined || to !== undefined,
      label: daySpanLabel(from, to),
      without: { from: undefined, to: undefined, halfHours: undefined },
    },
    {
      isSet: halfHours !== undefined,
      label: halfHours ? `${clockOf(halfHours[0])} 至 ${clockOf(halfHours[1])}` : '',
      without: { halfHours: undefined },
    },
    {
      isSet: entityKind !== '' || entityId !== undefined,
      label: `对象 ${entityKind} ${entityId ?? ''}`,
      without: { entityKind: '', entityId: undefined },
    },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}
