import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';

/** What somebody typed as a name, for this reader: a phone number or an e-mail is personal, whoever's it is. */
export function maskTypedName(name: string, { actor }: SignedInContext): string {
  if (actor.permissions.has('Pages.Users.SensitiveData')) return name;
  if (/^\+?\d{7,}$/.test(name)) return maskPhone(name);
  return name.includes('@') ? maskEmail(name) : name;
}
