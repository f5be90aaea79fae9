import { ProtocolError } from './protocol-error.ts';

const deepest = 64;

/**
 * Rejects MessagePack that declares more items than it has bytes, or nests too deeply: decoders allocate what is
 * declared, and 64 kB of nested declarations are gigabytes.
 */
export function assertDeclaredLengths(bytes: Buffer): void {
  /** Remaining items of each open collection, the innermost last. */
  const open: number[] = [1];
  let promised = 1;
  let at = 0;
  while (open.length > 0) {
    const left = open.pop() ?? 0;
    if (left === 0) continue;
    open.push(left - 1);
    promised -= 1;
    const { size, items } = headOf(bytes, at);
    at += size;
    promised += items;
    if (at > bytes.length || promised > bytes.length - at)
      throw new ProtocolError('A message promises more than it holds.');
    if (items === 0) continue;
    if (open.length >= deepest) throw new ProtocolError('A message is nested too deeply.');
    open.push(items);
  }
}

interface Head {
  /** Bytes of the value without the values inside it. */
  size: number;
  /** Values inside it; a map's keys count too. */
  items: number;
}

const scalarSizes: Readonly<Record<number, number>> = {
  192: 1,
  194: 1,
  195: 1,
  202: 5,
  203: 9,
  204: 2,
  205: 3,
  206: 5,
  207: 9,
  208: 2,
  209: 3,
  210: 5,
  211: 9,
  212: 3,
  213: 4,
  214: 6,
  215: 10,
  216: 18,
};
/** Types that give their length in `width` bytes; `extra` bytes follow before the content. */
const countedSizes: Readonly<Record<number, { width: 1 | 2 | 4; extra: number }>> = {
  196: { width: 1, extra: 0 },
  197: { width: 2, extra: 0 },
  198: { width: 4, extra: 0 },
  199: { width: 1, extra: 1 },
  200: { width: 2, extra: 1 },
  201: { width: 4, extra: 1 },
  217: { width: 1, extra: 0 },
  218: { width: 2, extra: 0 },
  219: { width: 4, extra: 0 },
};
const collections: Readonly<Record<number, { width: 2 | 4; values: 1 | 2 }>> = {
  220: { width: 2, values: 1 },
  221: { width: 4, values: 1 },
  222: { width: 2, values: 2 },
  223: { width: 4, values: 2 },
};

function headOf(bytes: Buffer, at: number): Head {
  const byte = bytes[at];
  if (byte === undefined) throw new ProtocolError('A message promises more than it holds.');
  if (byte < 0x80 || byte >= 0xe0) return { size: 1, items: 0 };
  if (byte < 0x90) return { size: 1, items: (byte & 0x0f) * 2 };
  if (byte < 0xa0) return { size: 1, items: byte & 0x0f };
  if (byte < 0xc0) return { size: 1 + (byte & 0x1f), items: 0 };
  const scalar = scalarSizes[byte];
  if (scalar !== undefined) return { size: scalar, items: 0 };
  const counted = countedSizes[byte];
  if (counted) return { size: 1 + counted.width + counted.extra + readCount(bytes, at + 1, counted.width), items: 0 };
  const collection = collections[byte];
  if (collection)
    return { size: 1 + collection.width, items: readCount(bytes, at + 1, collection.width) * collection.values };
  throw new ProtocolError('A message is no MessagePack.');
}

function readCount(bytes: Buffer, at: number, width: 1 | 2 | 4): number {
  if (at + width > bytes.length) throw new ProtocolError('A message promises more than it holds.');
  return bytes.readUIntBE(at, width);
}
