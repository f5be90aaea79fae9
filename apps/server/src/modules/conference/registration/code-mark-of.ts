import { isTicketCode, normaliseTicketCode } from '@tuyuan/format/ticket-code.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { markTicketCode } from './ticket-secrets.ts';

/** Returns the mark for finding a ticket by its complete typed code; null for other text. */
export function codeMarkOf(box: SecretBox, typed: string): Buffer | null {
  const code = normaliseTicketCode(typed);
  return isTicketCode(code) ? markTicketCode(box, code) : null;
}
