import type { AttemptResult } from '@tuyuan/contract/account/user-login-attempt.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { momentsOf } from '../../../shared/filters/day-span.ts';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';
import { word } from '../../../shared/filters/word.tsx';

/** In the order the filter offers them. */
export const resultTitles: Readonly<Record<AttemptResult, string>> = {
  success: '成功',
  wrong: '账号或密码不对',
  captcha: '未过验证码',
  locked: '锁定中',
  inactive: '账号已停用',
};

export const attemptFilters = defineFilters({
  userName: text({ param: 'user', placeholder: '完整的用户名、手机号或邮箱', words: (name) => `账号 ${name}` }),
  results: choices({ param: 'result', label: '结果', titles: resultTitles }),
  span: spread(days({ label: '时间', prefix: '时间' }), momentsOf),
  clientIp: word({ param: 'ip', label: 'IP' }),
});
