interface AskedOfSome {
  /** Empty for all. */
  readonly ticketTypeIds: readonly number[];
}

/** Those of a registration form's questions that holders of a ticket type are asked. */
export function askedOfTicketType<Field extends AskedOfSome>(form: readonly Field[], ticketTypeId: number): Field[] {
  return form.filter(({ ticketTypeIds }) => ticketTypeIds.length === 0 || ticketTypeIds.includes(ticketTypeId));
}
