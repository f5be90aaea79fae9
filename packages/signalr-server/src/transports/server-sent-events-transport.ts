import type { ServerResponse } from 'node:http';
import type { Carried } from './carried.ts';
import type { Transport } from './transport.ts';

const prefix = Buffer.from('data: ');
const suffix = Buffer.from('\r\n\r\n');

/** Downwards a response that never ends; upwards the client posts. Text only. */
export class ServerSentEventsTransport implements Transport {
  readonly name = 'ServerSentEvents';
  readonly abandonedSince = null;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, carried: Carried) {
    this.#response = response;
    response.on('close', () => carried.lost(this, true));
    response.on('error', () => undefined);
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-store',
      // Proxies that collect an answer before they pass it on would wait for ever.
      'x-accel-buffering': 'no',
    });
    // A comment: the client counts the connection as open with the first byte.
    response.write(':\r\n\r\n');
  }

  /** Messages of a text protocol hold no line breaks: JSON writes those inside texts as `\n`. */
  write(messages: Buffer): void {
    if (this.#response.writable) this.#response.write(Buffer.concat([prefix, messages, suffix]));
  }

  unsentBytes(): number {
    return this.#response.writableLength;
  }

  end(): void {
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }
}
