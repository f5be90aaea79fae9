import {
  formatTicketCode,
  normaliseTicketCode,
  ticketCodeAlphabet,
  ticketCodeLength,
} from '@tuyuan/format/ticket-code.ts';

interface Typed {
  /** In groups, as it is shown. */
  readonly text: string;
  /** Where the caret belongs in it. */
  readonly caret: number;
}

function signsOf(text: string): string {
  return [...normaliseTicketCode(text)].filter((sign) => ticketCodeAlphabet.includes(sign)).join('');
}

/** What was typed or pasted, in groups and capitals, without signs that no code has; the caret stays behind the same sign. */
export function typeTicketCode(typed: string, caret: number): Typed {
  const before = signsOf(typed.slice(0, caret)).slice(0, ticketCodeLength);
  const text = formatTicketCode(signsOf(typed).slice(0, ticketCodeLength));
  return { text, caret: formatTicketCode(before).length };
}
