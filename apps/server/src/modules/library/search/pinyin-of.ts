import { pinyin } from 'pinyin-pro';

export interface Pinyin {
  /** xueshan */
  full: string;
  /** xs */
  initials: string;
}

const cache = new Map<string, Pinyin | null>();

/** Returns the reading of a word of Han characters without tones (ü as v); null for anything else. */
export function pinyinOf(word: string): Pinyin | null {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const reading = read(word);
  if (cache.size > 100_000) cache.clear();
  cache.set(word, reading);
  return reading;
}

function read(word: string): Pinyin | null {
  if (!/^\p{Script=Han}+$/u.test(word)) return null;
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true });
  if (!syllables.every((syllable) => /^[a-z]+$/.test(syllable))) return null;
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
}

/** Sounds that are easily mixed up fall together: zh/z, ch/c, sh/s, n/l, ang/an, eng/en, ing/in. */
export function blurPinyin(full: string): string {
  return full
    .replace(/([zcs])h/g, '$1')
    .replace(/(a|e|i)ng/g, '$1n')
    .replace(/l(?=[aeiouv])/g, 'n');
}
