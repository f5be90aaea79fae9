/**
 * What a phone without network knows of a ticket once its holder has shown it. Names are short, because thousands of
 * lines are sent over a weak network.
 */
export interface RosterLine {
  /** Tag of the ticket's line, which its admissions refer to. */
  readonly tag: string;
  readonly ticketId: number;
  readonly attendeeId: number;
  readonly name: string;
  readonly company: string;
  readonly userType: number;
  readonly ticketTypeId: number;
  readonly ticketTypeName: string;
  readonly hall: string;
  readonly seat: string;
  readonly diet: string;
  readonly seats: readonly number[];
  readonly isRevoked: boolean;
  readonly isCancelled: boolean;
  /** First character of the ticket's code, which determines its lane. "" when unknown. */
  readonly sign: string;
}

type Packed = [
  string,
  number,
  number,
  string,
  string,
  number,
  number,
  string,
  string,
  string,
  string,
  number[],
  number,
  string,
];

export function packRosterLine(line: RosterLine): string {
  const state = (line.isRevoked ? 1 : 0) + (line.isCancelled ? 2 : 0);
  const packed: Packed = [
    line.tag,
    line.ticketId,
    line.attendeeId,
    line.name,
    line.company,
    line.userType,
    line.ticketTypeId,
    line.ticketTypeName,
    line.hall,
    line.seat,
    line.diet,
    [...line.seats],
    state,
    line.sign,
  ];
  return JSON.stringify(packed);
}

/** Throws SyntaxError for text that is not a line. */
export function unpackRosterLine(text: string): RosterLine {
  const packed: unknown = JSON.parse(text);
  if (!isPacked(packed)) throw new SyntaxError('This is no line of the roster.');
  const [tag, ticketId, attendeeId, name, company, userType, ticketTypeId, ticketTypeName, hall, seat, diet, seats] =
    packed;
  const [state, sign] = [packed[12], packed[13]];
  return {
    tag,
    ticketId,
    attendeeId,
    name,
    company,
    userType,
    ticketTypeId,
    ticketTypeName,
    hall,
    seat,
    diet,
    seats,
    isRevoked: (state & 1) !== 0,
    isCancelled: (state & 2) !== 0,
    sign,
  };
}

const shape = [
  'string',
  'number',
  'number',
  'string',
  'string',
  'number',
  'number',
  'string',
  'string',
  'string',
  'string',
  'object',
  'number',
  'string',
];

function isPacked(value: unknown): value is Packed {
  return (
    Array.isArray(value) &&
    value.length === shape.length &&
    shape.every((type, place) => typeof value[place] === type) &&
    Array.isArray(value[11])
  );
}
