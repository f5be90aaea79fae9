import { readFileSync } from 'node:fs';
import { editDistance } from './nearest-term.ts';

const maxNames = 8;

function readLines(name: string): string {
  return `\n${readFileSync(new URL(`./dictionary/${name}`, import.meta.url), 'utf8')}`;
}

/**
 * The dictionaries stay the texts they are, a line a meaning: `\npotato=土豆 马铃薯`. Reading through one takes a
 * millisecond; as maps they would take a hundred to load, and 30 MB.
 */
let cedict: string | undefined;
let photography: string | undefined;

function usualNames(): string {
  cedict ??= readLines('english.txt');
  return cedict;
}

function photographersNames(): string {
  photography ??= readLines('english-photo.txt');
  return photography;
}

function namesIn(text: string, english: string): string[] {
  const start = text.indexOf(`\n${english}=`);
  if (start < 0) return [];
  return text.slice(start + english.length + 2, text.indexOf('\n', start + 1)).split(' ');
}

/** The word itself and what it may be the plural of: leaves → leaf; cities → city. */
function singularsOf(english: string): string[] {
  const endings: [RegExp, string][] = [
    [/ies$/, 'y'],
    [/ves$/, 'f'],
    [/(?<=s|x|ch|sh|o)es$/, ''],
    [/(?<!s)s$/, ''],
  ];
  return [
    english,
    ...endings.filter(([ending]) => ending.test(english)).map(([ending, end]) => english.replace(ending, end)),
  ];
}

/** Chinese for an English word or phrase, usual names first; empty when it is none. */
export function chineseFor(english: string): readonly string[] {
  for (const form of singularsOf(english)) {
    const names = [...namesIn(photographersNames(), form), ...namesIn(usualNames(), form)];
    if (names.length > 0) return [...new Set(names)].slice(0, maxNames);
  }
  return [];
}

/** For each English meaning of a Chinese word all words that have it. */
function meaningsIn(text: string, word: string): string[][] {
  const meanings: string[][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = /[= ]/.test(text.charAt(at - 1)) && /[ \n]/.test(text.charAt(at + word.length));
    if (isWhole) meanings.push(text.slice(text.lastIndexOf('=', at) + 1, text.indexOf('\n', at)).split(' '));
  }
  return meanings;
}

interface Concept {
  isConcept: boolean;
  sameMeaning: readonly string[];
}

const kept = new Map<string, Concept>();
const maxKept = 10_000;

function conceptOf(word: string): Concept {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const meanings = meaningsIn(usualNames(), word);
  const shared = new Map<string, number>();
  for (const other of [...meaningsIn(photographersNames(), word), ...meanings].flat())
    if (other !== word) shared.set(other, (shared.get(other) ?? 0) + 1);
  const nearest = [...shared].toSorted(([, one], [, other]) => other - one).slice(0, maxNames);
  const concept = { isConcept: meanings.length > 0, sameMeaning: nearest.map(([other]) => other) };
  if (kept.size >= maxKept) kept.clear();
  kept.set(word, concept);
  return concept;
}

/** Returns whether a word means something of its own: a 圣诞老人 is no 老人 taken at Christmas. */
export function isConcept(word: string): boolean {
  return conceptOf(word).isConcept;
}

/** Chinese words with the same English meaning, those that share most meanings first. */
export function sameMeaning(word: string): readonly string[] {
  return conceptOf(word).sameMeaning;
}

/** English words that differ from the typed one by one edit. */
export function englishNear(typed: string): string[] {
  const first = typed.charAt(0);
  if (!/^[a-z]{5,}$/.test(typed)) return [];
  const text = usualNames();
  const next = text.indexOf(`\n${String.fromCharCode(first.charCodeAt(0) + 1)}`);
  const lines = text.slice(text.indexOf(`\n${first}`) + 1, next < 0 ? undefined : next).split('\n');
  return lines
    .map((line) => line.slice(0, line.indexOf('=')))
    .filter((english) => english !== typed && editDistance(typed, english, 1) <= 1);
}
