import { afterEach, expect, it, vi } from 'vitest';
import { jsonProtocol } from '../protocol/json-protocol.ts';
import { startChatServer } from '../testing/chat-server.ts';
import { handshake, openRawSocket } from '../testing/raw-socket.ts';
import { EncodedMessage } from './encoded-message.ts';

afterEach(() => vi.restoreAllMocks());

it('writes to many in slices, so that others get their turn, and keeps the order of messages', async () => {
  const broadcasts: [string, number][] = [];
  const server = await startChatServer({
    limits: { receiversAtOnce: 10 },
    metrics: { broadcast: (event, receivers) => broadcasts.push([event, receivers]) },
  });
  const sockets = await Promise.all(Array.from({ length: 30 }, () => openRawSocket(server.url)));
  for (const socket of sockets) socket.send(handshake);
  await expect.poll(() => server.hub.groupSize('everybody')).toBe(30);
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    if (broadcasts.length < 3) setImmediate(turn);
  };
  setImmediate(turn);
  for (const text of ['one', 'two', 'three']) server.hub.clients.group('everybody').send('said', '', { text });
  expect(broadcasts).toEqual([]);
  for (const { messages } of sockets)
    await expect
      .poll(() => messages.slice(1).map((message) => message.arguments))
      .toEqual([
        ['', { text: 'one' }],
        ['', { text: 'two' }],
        ['', { text: 'three' }],
      ]);
  expect(broadcasts).toEqual([
    ['said', 30],
    ['said', 30],
    ['said', 30],
  ]);
  // 90 writes, five at a time.
  expect(turns).toBeGreaterThanOrEqual(15);
  await server.stop();
});

it('writes a message once for all who speak the protocol, and throws at its sender where it can’t be written', () => {
  const written = vi.spyOn(jsonProtocol, 'write');
  const message = new EncodedMessage({ type: 1, target: 'said', arguments: ['x'] });
  expect(message.in(jsonProtocol)).toBe(message.in(jsonProtocol));
  expect(written).toHaveBeenCalledTimes(1);
  expect(() => new EncodedMessage({ type: 1, target: 'said', arguments: [1n] })).toThrow(TypeError);
});
