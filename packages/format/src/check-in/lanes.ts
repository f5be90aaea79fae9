import { ticketCodeAlphabet } from '../ticket-code.ts';

/** As many lanes as there are first signs of a ticket's code. */
export const maxLanes = ticketCodeAlphabet.length;

/** The first and the last sign of lane `lane` (from 0) out of `lanes`: the alphabet cut into pieces as equal as can be. */
export function laneRange(lanes: number, lane: number): { from: string; to: string } {
  const start = (place: number) => Math.floor((place * ticketCodeAlphabet.length) / lanes);
  return { from: ticketCodeAlphabet.charAt(start(lane)), to: ticketCodeAlphabet.charAt(start(lane + 1) - 1) };
}

/** The lane of tickets whose code begins with `sign`; undefined for a sign that no code begins with. */
export function laneOf(lanes: number, sign: string): number | undefined {
  const place = sign === '' ? -1 : ticketCodeAlphabet.indexOf(sign);
  if (place < 0) return undefined;
  for (let lane = lanes - 1; lane > 0; lane -= 1)
    if (place >= Math.floor((lane * ticketCodeAlphabet.length) / lanes)) return lane;
  return 0;
}
