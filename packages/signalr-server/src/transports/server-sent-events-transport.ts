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
      // Otherwise proxies that buffer whole answers would wait for ever.
      'x-accel-buffering': 'no',
    });
    // A comment: the client considers the connection open with the first byte.
    response.write(':\r\n\r\n');
  }

  /** Messages of a text protocol contain no line breaks: JSON writes those within texts as `\n`. */
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
