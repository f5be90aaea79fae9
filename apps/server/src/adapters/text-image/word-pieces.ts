const specials = { padding: '[PAD]', unknown: '[UNK]', start: '[CLS]', end: '[SEP]' } as const;
/** A longer word is none that a model knows. */
const longestWord = 100;

export interface WordPieces {
  /** Returns the ids of a text, as many as `length`, with those of its start, its end and the padding. */
  idsOf(text: string, length: number): number[];
  /** Id of the padding. */
  padding: number;
}

/** Reads BERT's vocabulary: a piece a line, its id the line's place. Throws where one of the special pieces is missing. */
export function wordPieces(vocabulary: string): WordPieces {
  const ids = new Map(vocabulary.split(/\r?\n/).map((piece, id) => [piece.trim(), id]));
  const idOf = (special: string) => {
    const id = ids.get(special);
    if (id === undefined) throw new Error(`vocab.txt has no ${special}`);
    return id;
  };
  const [padding, unknown] = [idOf(specials.padding), idOf(specials.unknown)];
  const [start, end] = [idOf(specials.start), idOf(specials.end)];
  return {
    padding,
    idsOf(text, length) {
      const pieces = wordsIn(text).flatMap((word) => piecesOf(word, ids) ?? [unknown]);
      const given = [start, ...pieces.slice(0, length - 2), end];
      return [...given, ...Array.from({ length: length - given.length }, () => padding)];
    },
  };
}

/** Splits as BERT does: in lower case without accents, each Chinese character and each mark by itself. */
export function wordsIn(text: string): string[] {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return plain.match(/\p{Script=Han}|[\p{P}\p{S}]|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? [];
}

/** Returns the longest known pieces one after the other, those behind the first marked with `##`; null where one is unknown. */
function piecesOf(word: string, ids: ReadonlyMap<string, number>): number[] | null {
  const letters = [...word];
  if (letters.length > longestWord) return null;
  const pieces: number[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = letters.length;
    let id: number | undefined;
    for (; to > from && id === undefined; to -= 1)
      id = ids.get(`${from > 0 ? '##' : ''}${letters.slice(from, to).join('')}`);
    if (id === undefined) return null;
    pieces.push(id);
    from = to + 1;
  }
  return pieces;
}
