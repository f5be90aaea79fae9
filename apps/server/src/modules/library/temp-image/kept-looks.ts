import type { PicturePart, QueryLook } from '../../../platform/imaging/describe-query.ts';

/** Of so many pictures and parts of them, some kilobytes each. */
const most = 500;

/** Looks of the pictures that were last searched with: for the search itself, its following pages and other filters. */
export class KeptLooks {
  readonly #kept = new Map<string, readonly QueryLook[]>();

  /** Returns those of a picture or a part of it; undefined once they are forgotten. */
  of(tempKey: string, part: PicturePart | undefined): readonly QueryLook[] | undefined {
    return this.#kept.get(keyOf(tempKey, part));
  }

  keep(tempKey: string, part: PicturePart | undefined, looks: readonly QueryLook[]): void {
    this.#kept.set(keyOf(tempKey, part), looks);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const keyOf = (tempKey: string, part: PicturePart | undefined) => JSON.stringify([tempKey, part]);
