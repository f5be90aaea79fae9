import type { HubName } from '../hub-names.ts';
import type { Subscription } from '../subscription.ts';
import type { HubEvent } from './hub-event.ts';

/** The server's answer about missed events. */
export interface MissedEvents<H extends HubName> {
  readonly events: readonly HubEvent<H>[];
  readonly channels: readonly { readonly name: string; readonly seq: number; readonly isComplete: boolean }[];
}

/** State of a stream after an update: everything delivered, events missing, or more missing than can be fetched. */
export type Standing = 'whole' | 'gap' | 'torn';

/** Orders the events of one stream: each is delivered once, never before its predecessor. */
export class StreamLog<H extends HubName> {
  readonly #tell: (event: HubEvent<H>) => void;
  #heard = new Map<string, number>();
  #waiting: HubEvent<H>[] = [];
  /** Until the answer arrives, events may come from channels that only the answer names. */
  #awaitsSubscription = true;

  constructor(tell: (event: HubEvent<H>) => void) {
    this.#tell = tell;
  }

  /** `channel@number` of the last event heard, for requesting what came after. */
  get places(): string[] {
    return [...this.#heard].map(([channel, seq]) => `${channel}@${seq}`);
  }

  /** Later events belong to the next subscription. */
  lost(): void {
    this.#awaitsSubscription = true;
  }

  /** Handles a subscription, the first one or one after a reconnect; after the first, nothing may be missing. */
  subscribed({ channels }: Subscription): Standing {
    const before = this.#heard;
    this.#awaitsSubscription = false;
    this.#heard = new Map(channels.map(({ name, seq }) => [name, before.get(name) ?? seq]));
    // A smaller number means that the server's history was replaced.
    if (channels.some(({ name, seq }) => seq < (before.get(name) ?? 0))) return 'torn';
    return channels.some(({ name, seq }) => seq > (this.#heard.get(name) ?? 0)) ? 'gap' : this.#publishWaiting();
  }

  /** Starts again from a subscription, whatever was heard before. */
  begin({ channels }: Subscription): void {
    this.#heard = new Map(channels.map(({ name, seq }) => [name, seq]));
    this.#awaitsSubscription = false;
    this.#publishWaiting();
  }

  take(event: HubEvent<H>): Standing {
    this.#waiting.push(event);
    return this.#publishWaiting();
  }

  caughtUp({ events, channels }: MissedEvents<H>): Standing {
    this.#waiting.push(...events);
    const standing = this.#publishWaiting();
    return channels.some(({ isComplete }) => !isComplete) ? 'torn' : standing;
  }

  #publishWaiting(): Standing {
    const waiting = this.#waiting.toSorted((a, b) => a.seq - b.seq);
    this.#waiting = [];
    let standing: Standing = 'whole';
    for (const event of waiting) {
      const heard = this.#heard.get(event.channel);
      if (heard === undefined) {
        if (this.#awaitsSubscription) this.#waiting.push(event);
      } else if (event.seq > heard + 1) {
        this.#waiting.push(event);
        standing = 'gap';
      } else if (event.seq === heard + 1) {
        this.#heard.set(event.channel, event.seq);
        this.#tell(event);
      }
    }
    return standing;
  }
}
