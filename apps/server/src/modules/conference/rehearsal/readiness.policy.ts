import type { ReadinessProblem } from '@tuyuan/contract/conference/rehearsal.ts';
import type { ReadinessFacts } from './readiness.repository.ts';

/** Properties of the installation that affect a conference. */
export interface Installation {
  /** Whether the key that seals tickets is stored outside the data folder. */
  hasOwnKey: boolean;
  /** Whether urgent notices are sent as text messages. */
  sendsSms: boolean;
}

const shown = 3;
const some = (names: readonly string[]) =>
  `${names
    .slice(0, shown)
    .map((name) => `「${name}」`)
    .join('、')}${names.length > shown ? ` 等 ${names.length} 个` : ''}`;

/** Returns what is not ready, worst first, each with where to fix it. */
export function readinessProblems(facts: ReadinessFacts, { hasOwnKey, sendsSms }: Installation): ReadinessProblem[] {
  const problems: ReadinessProblem[] = [];
  const add = (level: ReadinessProblem['level'], tab: ReadinessProblem['tab'], isSo: boolean, text: string) => {
    if (isSo) problems.push({ level, tab, text });
  };
  add('block', 'overview', facts.is_draft, '会议还没有发布，参会者看不到。');
  add('block', 'overview', facts.is_over, '会议的结束时间已经过去。');
  add('block', 'ticketTypes', facts.ticket_types === 0, '还没有票种。');
  add('block', 'checkIn', facts.doors === 0, '没有大门签到点，到场的人签不了到。');
  add('block', 'checkIn', facts.promises_meals && facts.meals === 0, '票种里写了用餐，但没有餐券签到点。');
  const { open_shifts: open, crowded_rooms: rooms, crowded_sessions: sessions, crowded_halls: halls } = facts;
  add('block', 'duty', open.length > 0, `${open.length} 个班次缺人：${some(open)}。`);
  add('block', 'stay', rooms.length > 0, `住超了：${some(rooms)}。`);
  add('block', 'schedule', sessions.length > 0, `座位数超过会场容量：${some(sessions)}。`);
  add('warn', 'overview', facts.has_changes, '有修改没有发布。');
  add('warn', 'facts', !facts.has_office_phone, '没有会务电话，出了急事参会者找不到人。');
  const { unlimited_types: unlimited } = facts;
  add('warn', 'ticketTypes', unlimited.length > 0, `没有设名额：${some(unlimited)}。`);
  add('warn', 'checkIn', halls.length > 0, `有票的 ${facts.expected} 人比会场容量多：${some(halls)}。`);
  const { unstocked_meals: unstocked } = facts;
  add('warn', 'vouchers', unstocked.length > 0, `厨房还没有报备餐数：${some(unstocked)}。`);
  add('warn', 'checkIn', facts.supervisors === 0, '没有人有放行授权，核验出错时现场没法放行。');
  add('warn', 'checkIn', facts.devices === 0, '还没有核验手机登记过。');
  add('warn', 'duty', facts.duty_posts === 0, '还没有排值班。');
  add('warn', 'schedule', facts.sessions === 0, '还没有日程。');
  add('warn', 'schedule', facts.sessions > 0 && facts.published_sessions === 0, '日程还没有发布。');
  add('warn', 'system', !hasOwnKey, '没有设 SECRET_KEY：密钥只在数据目录里，丢了就认不出已发的票。');
  add('warn', 'system', !sendsSms, '短信没有接真实通道，紧急通知未读时不会转短信。');
  return problems.sort((a, b) => Number(a.level === 'warn') - Number(b.level === 'warn'));
}
