import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 'tw', to: 'cn' });

/** Caches results, because the same titles, labels and names recur, a dozen per hit. */
const kept = new Map<string, string>();
const maxKept = 20_000;
const maxKeptLength = 60;

/** Width, case and script folded (ＡＢＣ→abc, 雪山風景→雪山风景); control characters and lone surrogates become spaces. */
export function normalizeText(text: string): string {
  if (text.length > maxKeptLength) return fold(text);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const folded = fold(text);
  if (kept.size >= maxKept) kept.clear();
  kept.set(text, folded);
  return folded;
}

function fold(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}�]/gu, ' ');
  return toSimplified(plain);
}
