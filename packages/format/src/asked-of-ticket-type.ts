interface AskedOfSome {
  /** Empty for all. */
  readonly ticketTypeIds: readonly number[];
}

/** Returns the registration form's questions for holders of a ticket type. */
export function askedOfTicketType<Field extends AskedOfSome>(form: readonly Field[], ticketTypeId: number): Field[] {
  return form.filter(({ ticketTypeIds }) => ticketTypeIds.length === 0 || ticketTypeIds.includes(ticketTypeId));
}
