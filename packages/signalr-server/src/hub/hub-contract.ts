/** Checks a value and returns it typed, or throws: a zod schema, a valibot parser or a custom function. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

export type ArgumentLists<Names> = { readonly [Name in keyof Names]: readonly unknown[] };

/** Events of a hub that declares none: any name, any arguments, unchecked. */
export type AnyEvents = Record<string, readonly unknown[]>;

/**
 * Methods and events of a hub. Arguments are lists with one item per argument. They are parsed before a handler sees
 * them; arguments of events are parsed before sending, so that nothing undeclared gets out.
 */
export interface HubContract<
  Methods extends ArgumentLists<Methods>,
  Streams extends ArgumentLists<Streams>,
  Events extends ArgumentLists<Events>,
> {
  readonly path: string;
  /** Methods that clients call and that return one result or none. */
  readonly methods: { readonly [Name in keyof Methods]: Schema<Methods[Name]> };
  /** Methods that clients call and that return many items. */
  readonly streams?: { readonly [Name in keyof Streams]: Schema<Streams[Name]> };
  /** Events that the server sends to its clients. */
  readonly events?: { readonly [Name in keyof Events]: Schema<Events[Name]> };
}
