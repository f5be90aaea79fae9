import type { WebSocket } from 'ws';
import type { Carried } from './carried.ts';
import type { Transport } from './transport.ts';

const closedNormally = 1000;
/** The `ws` code of a connection that broke without a closing handshake. */
const closedAbruptly = 1006;

export class WebSocketTransport implements Transport {
  readonly name = 'WebSockets';
  readonly abandonedSince = null;
  readonly #socket: WebSocket;
  readonly #carried: Carried;

  constructor(socket: WebSocket, carried: Carried) {
    this.#socket = socket;
    this.#carried = carried;
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) carried.receive(this, data);
    });
    socket.on('close', (code) => carried.lost(this, code === closedAbruptly));
    // `close` follows with all details; without a listener, an error would end the process.
    socket.on('error', () => undefined);
  }

  write(messages: Buffer): void {
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(messages, { binary: this.#carried.protocol?.isBinary === true });
  }

  unsentBytes(): number {
    return this.#socket.bufferedAmount;
  }

  end(): void {
    this.#socket.close(closedNormally);
  }

  destroy(): void {
    this.#socket.terminate();
  }
}
