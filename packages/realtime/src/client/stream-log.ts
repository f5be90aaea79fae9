import type { HubName } from '../hub-names.ts';
import type { Subscription } from '../subscription.ts';
import type { HubEvent } from './hub-event.ts';

/** What the server answers about events that were missed. */
export interface MissedEvents<H extends HubName> {
  readonly events: readonly HubEvent<H>[];
  readonly channels: readonly { readonly name: string; readonly seq: number; readonly isComplete: boolean }[];
}

/** Where a stream stands after something came: all is told, something is missing, or more than can be told. */
export type Standing = 'whole' | 'gap' | 'torn';

/** Puts the events of one stream into their order: each is told once, none before the one that comes before it. */
export class StreamLog<H extends HubName> {
  readonly #tell: (event: HubEvent<H>) => void;
  #heard = new Map<string, number>();
  #waiting: HubEvent<H>[] = [];
  /** Until the answer is there, events may come of channels that only the answer names. */
  #awaitsSubscription = true;

  constructor(tell: (event: HubEvent<H>) => void) {
    this.#tell = tell;
  }

  /** `channel@number` of what was heard last, for asking what came after. */
  get places(): string[] {
    return [...this.#heard].map(([channel, seq]) => `${channel}@${seq}`);
  }

  /** What comes from now on belongs to the next subscription. */
  lost(): void {
    this.#awaitsSubscription = true;
  }

  /** A subscription, the first or one after a reconnect: from the first on nothing may be missing. */
  subscribed({ channels }: Subscription): Standing {
    const before = this.#heard;
    this.#awaitsSubscription = false;
    this.#heard = new Map(channels.map(({ name, seq }) => [name, before.get(name) ?? seq]));
    // A number that has become smaller: the server's history is another one.
    if (channels.some(({ name, seq }) => seq < (before.get(name) ?? 0))) return 'torn';
    return channels.some(({ name, seq }) => seq > (this.#heard.get(name) ?? 0)) ? 'gap' : this.#publishWaiting();
  }

  /** Goes on from a subscription, whatever was heard before. */
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
