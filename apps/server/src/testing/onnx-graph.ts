/** Writes small ONNX models byte by byte: protobuf of what https://onnx.ai/onnx/intro lists, as far as tests need it. */

interface Value {
  name: string;
  type: 'float' | 'int64';
  /** A name for a side that varies. */
  shape: readonly (number | string)[];
}

interface Node {
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number | readonly number[]>>;
}

interface Graph {
  inputs: readonly Value[];
  outputs: readonly Value[];
  nodes: readonly Node[];
  constants: Readonly<Record<string, { shape: readonly number[]; numbers: Float32Array }>>;
}

const elementTypes = { float: 1, int64: 7 };
const attributeTypes = { int: 2, ints: 7 };
const [irVersion, operatorSet] = [8, 11];

function varint(number: number): Buffer {
  const bytes: number[] = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

/** A field of a protobuf message: a number, or the bytes of a text or of another message. */
function field(place: number, value: number | string | Uint8Array): Buffer {
  if (typeof value === 'number') return Buffer.concat([varint(place * 8), varint(value)]);
  const bytes = Buffer.from(value);
  return Buffer.concat([varint(place * 8 + 2), varint(bytes.length), bytes]);
}

const all = <Item>(place: number, items: readonly Item[], write: (item: Item) => number | string | Uint8Array) =>
  Buffer.concat(items.map((item) => field(place, write(item))));

function writeValue({ name, type, shape }: Value): Buffer {
  const sides = all(1, shape, (side) => (typeof side === 'number' ? field(1, side) : field(2, side)));
  const tensor = Buffer.concat([field(1, elementTypes[type]), field(2, sides)]);
  return Buffer.concat([field(1, name), field(2, field(1, tensor))]);
}

function writeAttribute([name, value]: [string, number | readonly number[]]): Buffer {
  return typeof value === 'number'
    ? Buffer.concat([field(1, name), field(3, value), field(20, attributeTypes.int)])
    : Buffer.concat([field(1, name), all(8, value, (one) => one), field(20, attributeTypes.ints)]);
}

function writeNode({ operator, inputs, outputs, attributes = {} }: Node): Buffer {
  const named = all(5, Object.entries(attributes), writeAttribute);
  return Buffer.concat([all(1, inputs, String), all(2, outputs, String), field(4, operator), named]);
}

function writeConstant([name, { shape, numbers }]: [string, Graph['constants'][string]]): Buffer {
  const raw = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return Buffer.concat([all(1, shape, (side) => side), field(2, elementTypes.float), field(8, name), field(9, raw)]);
}

/** Returns the bytes of a model file with this graph. */
export function onnxModel({ inputs, outputs, nodes, constants }: Graph): Buffer {
  const graph = Buffer.concat([
    all(1, nodes, writeNode),
    field(2, 'graph'),
    all(5, Object.entries(constants), writeConstant),
    all(11, inputs, writeValue),
    all(12, outputs, writeValue),
  ]);
  return Buffer.concat([
    field(1, irVersion),
    field(7, graph),
    field(8, Buffer.concat([field(1, ''), field(2, operatorSet)])),
  ]);
}
