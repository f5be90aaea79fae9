import type { Actor } from '../../../platform/http/request-context.ts';

/** True for who sees phones and e-mails whole; to others they are masked. */
export function seesPersonalData(actor: Actor): boolean {
  return actor.permissions.has('Pages.Users.SensitiveData');
}
