import { WebSocket } from 'ws';
import { z } from 'zod';

const Message = z.looseObject({ type: z.number().optional() });
export type RawMessage = z.infer<typeof Message>;

/** A socket that sends and receives unprocessed JSON hub messages. */
export interface RawSocket {
  readonly messages: RawMessage[];
  /** Status of a refused upgrade, or the code the socket was closed with. */
  readonly ended: Promise<number>;
  send(...messages: object[]): void;
  sendText(text: string): void;
  close(): void;
  /** Breaks the line without a word. */
  cut(): void;
  /** Reads nothing any more. */
  stopReading(): void;
}

export function openRawSocket(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false });
  const messages: RawMessage[] = [];
  socket.on('message', (data) => {
    if (!Buffer.isBuffer(data)) return;
    for (const text of data.toString().split('\u001e').slice(0, -1)) messages.push(Message.parse(JSON.parse(text)));
  });
  const ended = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    socket.on('close', resolve);
  });
  socket.on('error', () => undefined);
  const raw: RawSocket = {
    messages,
    ended,
    send: (...sent) => socket.send(sent.map((message) => `${JSON.stringify(message)}\u001e`).join('')),
    sendText: (text) => socket.send(text),
    close: () => socket.close(),
    cut: () => socket.terminate(),
    stopReading: () => socket.pause(),
  };
  return Promise.race([new Promise((resolve) => socket.on('open', resolve)), ended]).then(() => raw);
}

export const handshake = { protocol: 'json', version: 1 };
