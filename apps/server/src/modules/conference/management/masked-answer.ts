import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';

/** Masks an answer for callers without access to personal data: identity and phone numbers are hidden whatever their field is called. */
export function maskedAnswer(key: string, value: RegistrationAnswer): RegistrationAnswer {
  if (typeof value !== 'string') return value;
  if (/^\d{17}[\dXx]$/.test(value)) return `${value.slice(0, 3)}************${value.slice(-3)}`;
  if (/^1\d{10}$/.test(value)) return maskPhone(value);
  return key === 'email' ? maskEmail(value) : value;
}
