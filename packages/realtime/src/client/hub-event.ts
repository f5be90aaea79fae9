import type { HubMessage } from '../hub-message.ts';
import type { HubName } from '../hub-names.ts';
import type { EventName, PayloadOf } from '../hubs.ts';

/** An event of that name, as passed to handlers. */
export interface NamedEvent<H extends HubName, N extends EventName<H>> extends HubMessage<PayloadOf<H, N>> {
  readonly name: N;
}

/** Any event of a hub. */
export type HubEvent<H extends HubName> = NamedEvent<H, EventName<H>>;

export type EventHandlers<H extends HubName> = {
  readonly [N in EventName<H>]?: (payload: PayloadOf<H, N>, event: NamedEvent<H, N>) => void;
};

export function handle<H extends HubName, N extends EventName<H>>(
  handlers: EventHandlers<H>,
  event: NamedEvent<H, N>,
): void {
  handlers[event.name]?.(event.payload, event);
}
