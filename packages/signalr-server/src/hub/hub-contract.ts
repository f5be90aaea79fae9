/** Anything that checks a value and answers it typed, or throws: a zod schema, a valibot parser, a function of yours. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

export type ArgumentLists<Names> = { readonly [Name in keyof Names]: readonly unknown[] };

/** Events of a hub that declares none: any name, any arguments, unchecked. */
export type AnyEvents = Record<string, readonly unknown[]>;

/**
 * What a hub understands and says. Arguments are lists, one item for each argument, and are parsed before a handler sees them;
 * arguments of events are parsed before they are sent, so that nothing undeclared gets out.
 */
export interface HubContract<
  Methods extends ArgumentLists<Methods>,
  Streams extends ArgumentLists<Streams>,
  Events extends ArgumentLists<Events>,
> {
  readonly path: string;
  /** What clients call and get one answer, or none. */
  readonly methods: { readonly [Name in keyof Methods]: Schema<Methods[Name]> };
  /** What clients call and get many items. */
  readonly streams?: { readonly [Name in keyof Streams]: Schema<Streams[Name]> };
  /** What the server calls on its clients. */
  readonly events?: { readonly [Name in keyof Events]: Schema<Events[Name]> };
}
