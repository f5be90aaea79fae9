import { ticketCodeAlphabet } from '../ticket-code.ts';

/** One lane for each possible first character of a ticket code. */
export const maxLanes = ticketCodeAlphabet.length;

/** Returns the first and last character of lane `lane` (from 0) out of `lanes`: the alphabet split as evenly as possible. */
export function laneRange(lanes: number, lane: number): { from: string; to: string } {
  const start = (place: number) => Math.floor((place * ticketCodeAlphabet.length) / lanes);
  return { from: ticketCodeAlphabet.charAt(start(lane)), to: ticketCodeAlphabet.charAt(start(lane + 1) - 1) };
}

/** Returns the lane of ticket codes beginning with `sign`; undefined for a character no code begins with. */
export function laneOf(lanes: number, sign: string): number | undefined {
  const place = sign === '' ? -1 : ticketCodeAlphabet.indexOf(sign);
  if (place < 0) return undefined;
  for (let lane = lanes - 1; lane > 0; lane -= 1)
    if (place >= Math.floor((lane * ticketCodeAlphabet.length) / lanes)) return lane;
  return 0;
}
