import { randomBytes, randomInt } from 'node:crypto';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { describe, expect, it } from 'vitest';
import { type HubMessage, messageType } from './hub-message.ts';
import { InputBuffer } from './input-buffer.ts';
import { jsonProtocol } from './json-protocol.ts';
import { messagePackProtocol } from './messagepack-protocol.ts';
import { ProtocolError } from './protocol-error.ts';

const protocols = [jsonProtocol, messagePackProtocol];
const limit = 64 * 1024;

const messages: HubMessage[] = [
  {
    type: 1,
    target: 'say',
    arguments: ['云', 1.5, null, [true], { a: { b: [] } }],
    invocationId: '7',
    streamIds: ['8'],
  },
  { type: 1, target: 'say', arguments: [] },
  { type: 4, target: 'count', arguments: [2 ** 33, -1], invocationId: 'any text' },
  { type: 2, invocationId: '7', item: { text: 'x'.repeat(300) } },
  { type: 2, invocationId: '7', item: null },
  { type: 3, invocationId: '7', result: [1, 2] },
  { type: 3, invocationId: '7', result: false },
  { type: 3, invocationId: '7', error: 'broken' },
  { type: 3, invocationId: '7' },
  { type: 5, invocationId: '7' },
  { type: 6 },
  { type: 7, error: 'gone' },
  { type: 8, sequenceId: 12 },
  { type: 9, sequenceId: 2 ** 40 },
];

function readAll(protocol: (typeof protocols)[number], input: InputBuffer): HubMessage[] {
  const found: HubMessage[] = [];
  for (let frame = input.next(protocol.findFrame, limit); frame; frame = input.next(protocol.findFrame, limit)) {
    const message = protocol.read(frame);
    if (message) found.push(message);
  }
  return found;
}

/** Removes empty `streamIds`: the encodings distinguish absent and empty differently. */
function bare(message: HubMessage): unknown {
  return JSON.parse(
    JSON.stringify(message, (key, value: unknown) => (key === 'streamIds' && `${value}` === '' ? undefined : value)),
  );
}

describe.each(protocols)('$name', (protocol) => {
  it('reads what it writes, wherever the network cuts it', () => {
    const bytes = Buffer.concat(messages.map((message) => protocol.write(message)));
    for (const size of [1, 2, 3, 7, 64, bytes.length]) {
      const input = new InputBuffer();
      const read: HubMessage[] = [];
      for (let at = 0; at < bytes.length; at += size) {
        // The network reader reuses its buffer.
        const piece = Buffer.from(bytes.subarray(at, at + size));
        input.push(piece);
        read.push(...readAll(protocol, input));
        piece.fill(0);
      }
      expect(read.map(bare)).toEqual(messages.map(bare));
    }
  });

  it('carries values as JSON would: dates as text, nothing undefined', () => {
    const item = { at: new Date(0), none: undefined, list: [undefined] };
    const frame = protocol.write({ type: 2, invocationId: '1', item });
    const input = new InputBuffer();
    input.push(frame);
    expect(readAll(protocol, input)).toEqual([
      { type: 2, invocationId: '1', item: { at: '1970-01-01T00:00:00.000Z', list: [null] } },
    ]);
    const nothing = new InputBuffer();
    nothing.push(protocol.write({ type: 2, invocationId: '1', item: undefined }));
    expect(readAll(protocol, nothing)).toEqual([{ type: 2, invocationId: '1', item: null }]);
    expect(() => protocol.write({ type: 2, invocationId: '1', item: 1n })).toThrow(TypeError);
  });

  it('refuses a message beyond the limit before the whole of it is there', () => {
    const input = new InputBuffer();
    input.push(protocol.write({ type: 2, invocationId: '1', item: 'x'.repeat(limit) }).subarray(0, limit + 1));
    expect(() => input.next(protocol.findFrame, limit)).toThrow('The maximum message size of 65536 B was exceeded.');
  });

  it('answers bytes at random with messages or a protocol error, never with another failure', () => {
    for (let round = 0; round < 20_000; round += 1) {
      const whole = protocol.write(messages[round % messages.length] ?? { type: 6 });
      const bytes = round % 3 === 0 ? randomBytes(randomInt(1, 60)) : spoil(whole);
      const input = new InputBuffer();
      input.push(bytes);
      try {
        readAll(protocol, input);
      } catch (error) {
        expect(error).toBeInstanceOf(ProtocolError);
      }
    }
  });
});

/** Returns the bytes with a few changed, omitted or doubled. */
function spoil(bytes: Buffer): Buffer {
  const spoilt = [...bytes];
  for (let change = randomInt(1, 4); change > 0; change -= 1) {
    const at = randomInt(0, spoilt.length);
    const kind = randomInt(0, 3);
    if (kind === 0) spoilt[at] = randomInt(0, 256);
    else if (kind === 1 && spoilt.length > 1) spoilt.splice(at, 1);
    else spoilt.splice(at, 0, randomInt(0, 256));
  }
  return Buffer.from(spoilt);
}

const jsonOf = (value: unknown) => () => jsonProtocol.read(Buffer.from(JSON.stringify(value)));

describe('JSON', () => {
  it.each([
    [{}],
    [{ type: '1' }],
    [{ type: 1, target: 'x' }],
    [{ type: 1, target: '', arguments: [] }],
    [{ type: 1, target: 5, arguments: [] }],
    [{ type: 1, target: 'x', arguments: {} }],
    [{ type: 1, target: 'x', arguments: [], invocationId: 5 }],
    [{ type: 1, target: 'x', arguments: [], streamIds: 'no' }],
    [{ type: 4, target: 'x', arguments: [] }],
    [{ type: 2, item: 1 }],
    [{ type: 5 }],
    [{ type: 8, sequenceId: -1 }],
    [{ type: 9, sequenceId: 1.5 }],
    [[]],
    ['text'],
    [null],
  ])('refuses %j', (value) => {
    expect(jsonOf(value)).toThrow(ProtocolError);
  });

  it('passes over kinds it does not know', () => {
    expect(jsonOf({ type: 99 })()).toBeNull();
  });
});

describe('MessagePack', () => {
  const theirs = new MessagePackHubProtocol();
  const log = { log: () => undefined };

  it('is understood by Microsoft’s implementation, and understands it', () => {
    for (const message of messages.filter(({ type }) => type !== messageType.streamInvocation && type !== 5)) {
      const bytes = messagePackProtocol.write(message);
      const whole = new Uint8Array(bytes).buffer;
      const [parsed] = theirs.parseMessages(whole, log);
      expect(parsed).toMatchObject({ type: message.type });
      if (!parsed) continue;
      const input = new InputBuffer();
      input.push(Buffer.from(theirs.writeMessage(parsed)));
      // Their close carries no text.
      const back = readAll(messagePackProtocol, input).map(bare);
      expect(back).toEqual([
        message.type === messageType.close
          ? { type: 7 }
          : bare({ ...message, ...(message.type === 1 && { streamIds: [] }) }),
      ]);
    }
  });

  it('makes no room for items that a message only promises', () => {
    // Thousands of nested lists of 65,535 items each: gigabytes if room were allocated for all.
    const promises = Buffer.concat([
      Buffer.from([0x94, 1, 0x80, 0xc0]),
      Buffer.alloc(60_000, Buffer.from([0xdc, 0xff, 0xff])),
    ]);
    expect(() => messagePackProtocol.read(promises)).toThrow('promises more than it holds');
    expect(() => messagePackProtocol.read(Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff]))).toThrow(
      'promises more than it holds',
    );
    expect(() => messagePackProtocol.read(Buffer.alloc(1000, 0x91))).toThrow('nested too deeply');
  });

  it('refuses a length that does not end', () => {
    const input = new InputBuffer();
    input.push(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 1]));
    expect(() => input.next(messagePackProtocol.findFrame, limit)).toThrow(ProtocolError);
  });
});
