import { readFileSync } from 'node:fs';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { synonymGroups } from './synonyms.ts';

/** Above the frequency of any pair of parts, so that a listed word is kept whole. */
const keepWhole = 20_000;
const han = /^\p{Script=Han}+$/u;

function userWords(): string[] {
  const text = readFileSync(new URL('./dictionary/user-words.txt', import.meta.url), 'utf8');
  const listed = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(' ')
    .split(/\s+/);
  return [...new Set([...listed, ...synonymGroups.flat()])].filter((word) => word.length > 1 && han.test(word));
}

let loaded: Jieba | undefined;

/** Loaded at first use: the dictionary takes a quarter of a second. */
function jieba(): Jieba {
  if (loaded === undefined) {
    loaded = Jieba.withDict(dict);
    loaded.loadDict(
      Buffer.from(
        userWords()
          .map((word) => `${word} ${keepWhole} n`)
          .join('\n'),
      ),
    );
  }
  return loaded;
}

const maxWordLength = 40;
const usable = /[\p{Script=Han}\p{L}\p{N}]/u;
const parts = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

export interface Word {
  text: string;
  /** UTF-16 offset in the normalized text. */
  start: number;
}

/** Words in reading order, longest first cut; punctuation is left out. The text must be normalized. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const part of text.matchAll(parts)) {
    if (!han.test(part[0])) {
      words.push({ text: part[0].slice(0, maxWordLength), start: part.index });
      continue;
    }
    let start = part.index;
    for (const piece of jieba().cut(part[0], true)) {
      if (usable.test(piece)) words.push({ text: piece.slice(0, maxWordLength), start });
      start += piece.length;
    }
  }
  return words;
}

const maxTornLength = 4;

/** Neighbours of which one is a single character: 三道茶 may be cut into 三道 and 茶, and is read as one word. */
export function tornWordsOf(text: string): Word[] {
  return wordsOf(text).flatMap((word, place, words) => {
    const before = words[place - 1];
    if (before === undefined || before.start + before.text.length !== word.start) return [];
    const joined = `${before.text}${word.text}`;
    const isTorn = (before.text.length === 1 || word.text.length === 1) && joined.length <= maxTornLength;
    return isTorn && han.test(joined) ? [{ text: joined, start: before.start }] : [];
  });
}

export interface TaggedWord extends Word {
  /** Jieba's part of speech; "eng" for letters and digits. */
  tag: string;
}

/** The same with the part of speech of each word. */
export function taggedWordsOf(text: string): TaggedWord[] {
  const words: TaggedWord[] = [];
  for (const part of text.matchAll(parts)) {
    if (!han.test(part[0])) {
      words.push({ text: part[0].slice(0, maxWordLength), start: part.index, tag: 'eng' });
      continue;
    }
    let start = part.index;
    for (const { word, tag } of jieba().tag(part[0], true)) {
      words.push({ text: word.slice(0, maxWordLength), start, tag });
      start += word.length;
    }
  }
  return words;
}

/** Returns whether a word of several characters is in the dictionary, so that it was hardly mistyped. */
export function isDictionaryWord(word: string): boolean {
  return word.length > 1 && jieba().cut(word, false).length === 1;
}

const subwordCache = new Map<string, string[]>();

/** Returns the shorter dictionary words inside a word: 玉龙雪山 → 玉龙, 雪山. */
export function subwordsOf(word: string): string[] {
  if (word.length < 3) return [];
  const cached = subwordCache.get(word);
  if (cached !== undefined) return cached;
  const found = jieba()
    .cutForSearch(word, false)
    .filter((piece) => piece !== word && piece.length > 1);
  if (subwordCache.size > 50_000) subwordCache.clear();
  subwordCache.set(word, found);
  return found;
}
