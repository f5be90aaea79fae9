import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';

/** Returns an answer as list text: 是, 素食、清真, or a dash. */
export function answerText(value: RegistrationAnswer | null): string {
  if (value === null || value === '') return '未填';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return Array.isArray(value) ? value.join('、') || '未填' : value;
}
