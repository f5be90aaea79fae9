import { typicalDescriptor } from './typical-descriptor.data.ts';

const bits = 256;

/** Yields the same pseudo-random numbers in every process, for ever: stored codes depend on them (mulberry32). */
function* repeatableNumbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

const numbers = repeatableNumbers(20_261_120);
const hyperplanes = Array.from({ length: bits }, () => Float32Array.from({ length: bits }, () => normalNumber()));

function normalNumber(): number {
  const radius = Math.sqrt(-2 * Math.log(1 - numbers.next().value));
  return radius * Math.cos(2 * Math.PI * numbers.next().value);
}

/**
 * On which side of 256 random hyperplanes a descriptor lies, as 64 hex digits: the share of differing bits between two
 * codes estimates the angle between the descriptors. Measured from the typical descriptor, because most of a
 * descriptor's numbers are never negative and every picture would lie on the same side.
 */
export function binaryCode(descriptor: Int8Array): string {
  const length = Math.hypot(...descriptor) || 1;
  const centred = Float32Array.from(descriptor, (value, i) => value / length - (typicalDescriptor[i] ?? 0) / 1000);
  const code = hyperplanes.map((plane) =>
    plane.reduce((sum, value, i) => sum + value * (centred[i] ?? 0), 0) > 0 ? 1 : 0,
  );
  return BigInt(`0b${code.join('')}`)
    .toString(16)
    .padStart(bits / 4, '0');
}
