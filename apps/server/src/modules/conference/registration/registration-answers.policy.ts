import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { parseDate } from '@tuyuan/format/date.ts';

export type Answers = Record<string, RegistrationAnswer>;

export interface AnswerFault {
  key: string;
  message: string;
}

const longest = { text: 200, longText: 2000 };

/**
 * Returns the answers to the form's fields, trimmed and in its order; other answers are dropped. `faults` names each
 * invalid field; missing required ones only if `isWhole`.
 */
export function checkAnswers(
  form: readonly RegistrationField[],
  given: Readonly<Record<string, RegistrationAnswer>>,
  { isWhole }: { isWhole: boolean },
): { answers: Answers; faults: AnswerFault[] } {
  const answers: Answers = {};
  const faults: AnswerFault[] = [];
  for (const field of form) {
    const value = Object.hasOwn(given, field.key) ? trimmed(given[field.key]) : undefined;
    if (value === undefined) {
      if (field.isRequired && isWhole) faults.push({ key: field.key, message: `请填写${field.label}` });
      continue;
    }
    if (isEmpty(value)) {
      if (field.isRequired) faults.push({ key: field.key, message: `请填写${field.label}` });
      else answers[field.key] = value;
      continue;
    }
    const message = faultOf(field, value);
    if (message === null) answers[field.key] = value;
    else faults.push({ key: field.key, message });
  }
  return { answers, faults };
}

function trimmed(value: RegistrationAnswer | undefined): RegistrationAnswer | undefined {
  return typeof value === 'string' ? value.trim() : value;
}

function isEmpty(value: RegistrationAnswer): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function faultOf(field: RegistrationField, value: RegistrationAnswer): string | null {
  switch (field.type) {
    case 'yesNo':
      return typeof value === 'boolean' ? null : '请选择是或否';
    case 'multiSelect':
      return Array.isArray(value) && value.every((one) => field.options.includes(one)) ? null : '请从选项里选择';
    case 'select':
      return typeof value === 'string' && field.options.includes(value) ? null : '请从选项里选择';
    default:
      return typeof value === 'string' ? textFaultOf(field, value) : '请填写文字';
  }
}

function textFaultOf(field: RegistrationField, value: string): string | null {
  if (value.includes('\0') || !value.isWellFormed()) return '含有不能保存的字符';
  switch (field.type) {
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

export interface StandardAnswers {
  company: string;
  email: string;
  gender: 'unknown' | 'male' | 'female';
  diet: string;
}

const genders = new Map<string, StandardAnswers['gender']>([
  ['男', 'male'],
  ['女', 'female'],
]);

/** Returns those of the answers that have columns of their own, for lists and caterers. */
export function standardAnswers(answers: Readonly<Answers>): StandardAnswers {
  const text = (key: string) => {
    const value = answers[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    company: text('company'),
    email: text('email'),
    gender: genders.get(text('gender')) ?? 'unknown',
    diet: text('diet'),
  };
}
