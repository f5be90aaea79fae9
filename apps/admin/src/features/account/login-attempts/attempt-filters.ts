import type { AttemptResult } from '@tuyuan/contract/account/user-login-attempt.ts';
import type { ActiveFilter } from '../../../shared/filters/filter-row.tsx';
import { daySpan, daySpanLabel } from '../../../shared/list/day-span.ts';
import { type FilterCodec, type ListRules, type ListState, pageRequest } from '../../../shared/list/list-state.ts';
import { readChoices, readDay, readText, writeValues } from '../../../shared/list/query-values.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export const attemptResults = ['success', 'wrong', 'captcha', 'locked', 'inactive'] as const satisfies AttemptResult[];
export const resultTitles: Readonly<Record<AttemptResult, string>> = {
  success: '成功',
  wrong: '账号或密码不对',
  captcha: '未过验证码',
  locked: '锁定中',
  inactive: '账号已停用',
};
export const resultTones: Readonly<Record<AttemptResult, StatusTone>> = {
  success: 'success',
  wrong: 'error',
  captcha: 'warning',
  locked: 'warning',
  inactive: 'off',
};

const methodTitles: Readonly<Record<string, string>> = {
  password: '密码',
  sms: '短信',
  oauth: '第三方',
  app: 'App',
  impersonation: '代登录',
};
export const methodTitle = (method: string) => methodTitles[method] ?? method;

export interface AttemptFilters {
  readonly userName: string;
  readonly results: readonly AttemptResult[];
  readonly clientIp: string;
  /** Days `yyyy-MM-dd`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const noAttemptFilters: AttemptFilters = {
  userName: '',
  results: [],
  clientIp: '',
  from: undefined,
  to: undefined,
};

const codec: FilterCodec<AttemptFilters> = {
  read: (query) => ({
    userName: readText(query, 'user'),
    results: readChoices(query, 'result', attemptResults),
    clientIp: readText(query, 'ip'),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
  }),
  write: ({ userName, results, clientIp, from, to }) => ({
    user: writeValues(userName),
    result: writeValues(results),
    ip: writeValues(clientIp),
    from: writeValues(from),
    to: writeValues(to),
  }),
};

export const attemptListRules: ListRules<AttemptFilters> = { codec, sortFields: [], defaultSorting: '' };

/** All that the filters leave. */
export function allAttemptsRequest({ from, to, results, ...filters }: AttemptFilters) {
  return { ...filters, results: [...results], ...daySpan({ from, to }) };
}

export function attemptListRequest(state: ListState<AttemptFilters>) {
  return { ...allAttemptsRequest(state.filters), ...pageRequest(state) };
}

/** What narrows the list now, in words, each with the way to drop it. */
export function activeAttemptFilters(filters: AttemptFilters): ActiveFilter<AttemptFilters>[] {
  const { userName, results, clientIp, from, to } = filters;
  const all: { isSet: boolean; label: string; without: Partial<AttemptFilters> }[] = [
    { isSet: userName !== '', label: `账号 ${userName}`, without: { userName: '' } },
    {
      isSet: results.length > 0,
      label: results.map((result) => resultTitles[result]).join('、'),
      without: { results: [] },
    },
    { isSet: clientIp !== '', label: `IP ${clientIp}`, without: { clientIp: '' } },
    {
      isSet: from !== undefined || to !== undefined,
      label: daySpanLabel(from, to),
      without: { from: undefined, to: undefined },
    },
  ];
  return all.filter(({ isSet }) => isSet).map(({ label, without }) => ({ label, without }));
}
