import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';

/** Returns an answer as text; `没有填` for none. */
export function answerText(value: RegistrationAnswer | null): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = value === null ? '' : [value].flat().join('、');
  return text === '' ? '没有填' : text;
}
