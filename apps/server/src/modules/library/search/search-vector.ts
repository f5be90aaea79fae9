import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { pinyinOf } from './pinyin-of.ts';
import { subwordsOf, tornWordsOf, wordsOf } from './segmenter.ts';

/** The texts by which an image, album or photographer is found. */
export interface SearchText {
  title: string;
  /** Labels and their synonyms. */
  labels: readonly string[];
  /** Author, region and camera names: found whole and by their words, not by single characters. */
  names: readonly string[];
  /** Found by their whole names only: 美食茶咖 holds more than tea. */
  categories: readonly string[];
  description: string;
  /** Human number, found whole or by its beginning. */
  no: string;
}

type Weight = 'A' | 'B' | 'C' | 'D';

/** Marks of lexemes that are not words: reading, initials, facet. No word contains such a sign. */
export const lexemeMarks = { pinyin: '~', initials: '^', facet: '#' } as const;

const fieldGap = 40;
const maxInitialsLength = 6;
/** PostgreSQL clips positions at 16,383. */
const lastPosition = 16_000;
const han = /\p{Script=Han}/u;
const isCharacter = (word: string) => word.length === 1 && han.test(word);

/** Lexemes with their positions, as in a `tsvector` literal. */
export type Lexemes = ReadonlyMap<string, string>;

class LexemeCollector {
  readonly #positions = new Map<string, Set<string>>();

  add(lexeme: string, position: number, weight: Weight): void {
    const known = this.#positions.get(lexeme);
    const mark = `${Math.min(position, lastPosition)}${weight === 'D' ? '' : weight}`;
    if (known === undefined) this.#positions.set(lexeme, new Set([mark]));
    else if (known.size < 8) known.add(mark);
  }

  addFacet(facet: string): void {
    this.#positions.set(`${lexemeMarks.facet}${facet}`, new Set());
  }

  lexemes(): Lexemes {
    return new Map(Array.from(this.#positions, ([lexeme, marks]) => [lexeme, [...marks].join(',')]));
  }
}

function addReading(collector: LexemeCollector, word: string, position: number): void {
  const reading = word.length > 1 ? pinyinOf(word) : null;
  if (reading === null) return;
  collector.add(`${lexemeMarks.pinyin}${reading.full}`, position, 'D');
  if (reading.initials.length <= maxInitialsLength)
    collector.add(`${lexemeMarks.initials}${reading.initials}`, position, 'D');
}

/** Single characters of title and labels carry the field's weight too: they match one-character queries and, by their positions, exact substrings. */
function addField(collector: LexemeCollector, text: string, base: number, weight: Weight): void {
  const plain = normalizeText(text);
  for (const word of wordsOf(plain)) {
    if (weight === 'C' && isCharacter(word.text)) continue;
    const position = base + word.start;
    collector.add(word.text, position, weight);
    for (const subword of subwordsOf(word.text)) {
      const place = position + Math.max(0, word.text.indexOf(subword));
      collector.add(subword, place, weight);
      if (weight !== 'D') addReading(collector, subword, place);
    }
    if (weight !== 'D') addReading(collector, word.text, position);
  }
  if (weight === 'D' || weight === 'C') return;
  for (const { text: torn, start } of tornWordsOf(plain)) addReading(collector, torn, base + start);
  for (const [offset, character] of characterOffsets(plain)) collector.add(character, base + offset, weight);
  if (plain.length <= 8) addReading(collector, plain, base);
}

function addWhole(collector: LexemeCollector, name: string, position: number): void {
  const plain = normalizeText(name).trim();
  if (plain === '') return;
  collector.add(plain, position, 'C');
  addReading(collector, plain, position);
}

function characterOffsets(text: string): [number, string][] {
  const found: [number, string][] = [];
  let offset = 0;
  for (const character of text) {
    if (han.test(character)) found.push([offset, character]);
    offset += character.length;
  }
  return found;
}

/** Weights: A title, B labels, C author, region, camera, category and number, D description and readings; `facets` are lexemes of their own. */
export function lexemesOf(text: SearchText, facets: readonly string[] = []): Lexemes {
  const collector = new LexemeCollector();
  addField(collector, text.title, 1, 'A');
  let base = text.title.length + fieldGap;
  for (const label of text.labels) {
    addField(collector, label, base, 'B');
    base += label.length + fieldGap;
  }
  for (const name of text.names) {
    addField(collector, name, base, 'C');
    addWhole(collector, name, base);
    base += name.length + fieldGap;
  }
  for (const category of text.categories) {
    addWhole(collector, category, base);
    base += category.length + fieldGap;
  }
  for (const word of wordsOf(normalizeText(text.no))) collector.add(word.text, base, 'C');
  addField(collector, text.description, base + fieldGap, 'D');
  for (const facet of facets) collector.addFacet(facet);
  return collector.lexemes();
}

/** Quotes any text for a `tsvector` or `tsquery` literal. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\u0000', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The `tsvector` literal. Every lexeme is prefixed with the segment, so that one index serves them apart (see docs/adr). */
export function vectorLiteral(lexemes: Lexemes, segment: number): string {
  const parts: string[] = [];
  for (const [lexeme, positions] of lexemes) {
    const quoted = quoteLexeme(`${segment}|${lexeme}`);
    parts.push(positions === '' ? quoted : `${quoted}:${positions}`);
  }
  return parts.join(' ');
}

const maxRankedWordLength = 12;
/** Keeps the row well below a page, however long a title or a list of labels is. */
const maxRankedWords = 60;

/** Returns each word of title, labels and names with only the fields that contain it, which is all a score needs. */
export function wordsLiteral(lexemes: Lexemes): string {
  const parts: string[] = [];
  for (const [lexeme, positions] of lexemes) {
    const fields = ['A', 'B', 'C'].filter((weight) => positions.includes(weight));
    const isWord = lexeme.length > 1 && lexeme.length <= maxRankedWordLength && !/^[#~^]|^ty\d+$/.test(lexeme);
    if (fields.length > 0 && isWord)
      parts.push(`${quoteLexeme(lexeme)}:${fields.map((weight, index) => `${index + 1}${weight}`).join(',')}`);
    if (parts.length === maxRankedWords) break;
  }
  return parts.join(' ');
}
