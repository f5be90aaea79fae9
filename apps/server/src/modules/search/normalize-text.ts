import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 'tw', to: 'cn' });

/** Width, case and script folded (ＡＢＣ→abc, 雪山風景→雪山风景); control characters and lone surrogates become spaces. */
export function normalizeText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}�]/gu, ' ');
  return toSimplified(plain);
}
