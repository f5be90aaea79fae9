import { isTicketCode, normaliseTicketCode } from '@tuyuan/format/ticket-code.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { markTicketCode } from './ticket-secrets.ts';

/** The mark to look a ticket up by where somebody typed its whole code; null for other words. */
export function codeMarkOf(box: SecretBox, typed: string): Buffer | null {
  const code = normaliseTicketCode(typed);
  return isTicketCode(code) ? markTicketCode(box, code) : null;
}
