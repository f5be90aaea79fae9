import { parseDate } from './date.ts';

/** A question of a conference's registration form. */
interface Question {
  readonly label: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly options: readonly string[];
}

type Answer = string | readonly string[] | boolean;

const longest = { text: 200, longText: 2000 };

function isEmptyAnswer(value: Answer | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns what is wrong with an answer, or null; the form says it while one fills it in, the server before it stores it. */
export function answerFault(question: Question, value: Answer | undefined): string | null {
  if (value === undefined || isEmptyAnswer(value)) return question.isRequired ? `请填写${question.label}` : null;
  switch (question.type) {
    case 'yesNo':
      return typeof value === 'boolean' ? null : '请选择是或否';
    case 'multiSelect':
      return Array.isArray(value) && value.every((one) => question.options.includes(one)) ? null : '请从选项里选择';
    case 'select':
      return typeof value === 'string' && question.options.includes(value) ? null : '请从选项里选择';
    default:
      return typeof value === 'string' ? textFault(question.type, value) : '请填写文字';
  }
}

function textFault(type: string, value: string): string | null {
  if (value.includes('\0') || !value.isWellFormed()) return '含有不能保存的字符';
  switch (type) {
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && parseDate(value) !== undefined ? null : '请填写日期，如 2026-05-01';
    case 'phone':
      return /^1[3-9]\d{9}$/.test(value) ? null : '请填写 11 位手机号';
    case 'idCard':
      return isIdCardNumber(value) ? null : '请填写 18 位身份证号';
    case 'longText':
      return value.length <= longest.longText ? null : `最多 ${longest.longText} 个字`;
    default:
      return value.length <= longest.text ? null : `最多 ${longest.text} 个字`;
  }
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643: seventeen digits and what follows from them. */
function isIdCardNumber(value: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(value)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(value[place]), 0);
  return '10X98765432'[sum % 11] === value[17]?.toUpperCase();
}
