import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';

/** Masks a typed name for this reader, because a phone number or e-mail is personal data. */
export function maskTypedName(name: string, { actor }: SignedInContext): string {
  if (actor.permissions.has('Pages.Users.SensitiveData')) return name;
  if (/^\+?\d{7,}$/.test(name)) return maskPhone(name);
  return name.includes('@') ? maskEmail(name) : name;
}
