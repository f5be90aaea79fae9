import { Agent, type IncomingMessage, request } from 'node:http';
import { pageHost } from './page-library.ts';

export interface PageReader {
  /** Returns the page's bytes as sent. Throws unless it is whole. */
  read(path: string): Promise<number>;
  /** Makes a call of the API. */
  ask(path: string, input: object): Promise<{ status: number; body: unknown }>;
  close(): void;
}

/** Reads pages as a browser's first visit does: compressed, over connections kept open. */
export function pageReader(port: number): PageReader {
  const agent = new Agent({ keepAlive: true });
  function get(path: string, headers: Record<string, string>): Promise<{ status: number; bytes: Buffer }> {
    return new Promise((done, fail) => {
      const options = { agent, host: '127.0.0.1', port, path, headers: { host: pageHost, ...headers } };
      const receive = (response: IncomingMessage) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done({ status: response.statusCode ?? 0, bytes: Buffer.concat(parts) }));
      };
      request(options, receive).on('error', fail).end();
    });
  }
  return {
    async read(path) {
      const { status, bytes } = await get(path, { 'accept-encoding': 'br, gzip' });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      return bytes.length;
    },
    async ask(path, input) {
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const { status, bytes } = await get(`${path}?${query}`, {});
      return { status, body: JSON.parse(bytes.toString()) };
    },
    close: () => agent.destroy(),
  };
}
