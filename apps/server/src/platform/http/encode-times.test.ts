import { expect, it } from 'vitest';
import { encodeTimes } from './encode-times.ts';

it('writes every time at any depth in the given zone and leaves all else as it is', () => {
  const at = new Date('2026-11-23T16:00:00Z');
  const row = { id: 1, at, nested: { items: [{ endsAt: at, name: '会' }, null] }, bytes: Buffer.from('x') };
  expect(encodeTimes(row, 'Asia/Shanghai')).toEqual({
    id: 1,
    at: '2026-11-24T00:00:00',
    nested: { items: [{ endsAt: '2026-11-24T00:00:00', name: '会' }, null] },
    bytes: Buffer.from('x'),
  });
});
