import type { HubMessage } from '../protocol/hub-message.ts';
import type { HubProtocol } from '../protocol/hub-protocol.ts';
import { jsonProtocol } from '../protocol/json-protocol.ts';

/** A message for many receivers, encoded once per protocol in use. */
export class EncodedMessage {
  readonly #message: HubMessage;
  readonly #encoded = new Map<HubProtocol, Buffer>();

  /** Throws to the sender when JSON cannot represent the message, rather than for each receiver. */
  constructor(message: HubMessage) {
    this.#message = message;
    this.#encoded.set(jsonProtocol, jsonProtocol.write(message));
  }

  in(protocol: HubProtocol): Buffer {
    const known = this.#encoded.get(protocol);
    if (known) return known;
    const written = protocol.write(this.#message);
    this.#encoded.set(protocol, written);
    return written;
  }
}
