import type { Database } from '../database/database.ts';

/** Context of an event: the transaction that reactions join, and the tenant's schema for the jobs they enqueue. */
export interface Occurrence {
  transaction: Database;
  schema: string;
}

type Reaction<Payload> = (occurrence: Occurrence, payload: Payload) => Promise<void>;

/** A fact of one area that other areas react to. Defined where it happens and exported by the area's index. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** By the server they were subscribed at: tests run several in one process. */
  readonly reactions: WeakMap<DomainEvents, readonly Reaction<Payload>[]>;
}

export interface DomainEvents {
  /** For the composition root, before the first request. */
  subscribe<Payload>(event: DomainEvent<Payload>, react: Reaction<Payload>): void;
  /** Runs every reaction in turn, in the publisher's transaction. Throws what a reaction throws, so that all is rolled back. */
  publish<Payload>(occurrence: Occurrence, event: DomainEvent<Payload>, payload: Payload): Promise<void>;
}

export function defineDomainEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name, reactions: new WeakMap() };
}

/** Returns the events of one server, with no reaction yet. */
export function openDomainEvents(): DomainEvents {
  const events: DomainEvents = {
    subscribe(event, react) {
      event.reactions.set(events, [...(event.reactions.get(events) ?? []), react]);
    },
    async publish(occurrence, event, payload) {
      for (const react of event.reactions.get(events) ?? []) await react(occurrence, payload);
    },
  };
  return events;
}
