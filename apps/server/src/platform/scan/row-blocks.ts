/** Images are kept in blocks, so that a table grows without being copied. */
const blockRows = 16_384;

interface Numbers {
  readonly length: number;
  set(source: ArrayLike<number>, offset?: number): void;
  subarray(begin: number, end: number): ArrayLike<number>;
}

interface Block<Codes> {
  ids: Int32Array;
  codes: Codes;
  count: number;
}

/** Codes of a library’s images, as many numbers each. Replacing an image’s costs a pass over the ids. */
export class RowBlocks<Codes extends Numbers> {
  readonly blocks: Block<Codes>[] = [];
  readonly #perRow: number;
  readonly #allocate: (length: number) => Codes;
  #count = 0;

  constructor(perRow: number, allocate: (length: number) => Codes) {
    this.#perRow = perRow;
    this.#allocate = allocate;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds images that are not there. */
  append(ids: Int32Array, codes: Numbers): void {
    for (let first = 0; first < ids.length; ) {
      const block = this.#openBlock();
      const taken = Math.min(ids.length - first, blockRows - block.count);
      block.ids.set(ids.subarray(first, first + taken), block.count);
      block.codes.set(this.#rowsOf(codes, first, taken), block.count * this.#perRow);
      block.count += taken;
      this.#count += taken;
      first += taken;
    }
  }

  /** Adds images, or replaces their codes. */
  put(ids: Int32Array, codes: Numbers): void {
    const places = new Map<number, number>(Array.from(ids, (id, place) => [id, place]));
    for (const block of this.blocks)
      for (let row = 0; row < block.count; row += 1) {
        const id = block.ids[row] ?? 0;
        const place = places.get(id);
        if (place === undefined) continue;
        block.codes.set(this.#rowsOf(codes, place, 1), row * this.#perRow);
        places.delete(id);
      }
    for (const [id, place] of places) this.#appendOne(id, this.#rowsOf(codes, place, 1));
  }

  #appendOne(id: number, codes: ArrayLike<number>): void {
    const block = this.#openBlock();
    block.ids[block.count] = id;
    block.codes.set(codes, block.count * this.#perRow);
    block.count += 1;
    this.#count += 1;
  }

  #openBlock(): Block<Codes> {
    const last = this.blocks.at(-1);
    if (last && last.count < blockRows) return last;
    const block = { ids: new Int32Array(blockRows), codes: this.#allocate(blockRows * this.#perRow), count: 0 };
    this.blocks.push(block);
    return block;
  }

  #rowsOf(codes: Numbers, first: number, count: number): ArrayLike<number> {
    return codes.subarray(first * this.#perRow, (first + count) * this.#perRow);
  }
}
