import type { QueryWord, SearchQuery } from './parse-search-query.ts';
import { lexemeMarks, quoteLexeme } from './search-vector.ts';
import { isDictionaryWord } from './segmenter.ts';

/** Placeholder for the segment in a `tsquery` text; the statement replaces it with each segment's number. */
export const segmentMark = '¤';

type WeightFilter = '' | 'A' | 'B' | 'C' | 'D';

function lexeme(text: string, suffix = ''): string {
  const quoted = quoteLexeme(`${segmentMark}|${text.replaceAll(segmentMark, '')}`);
  return suffix === '' ? quoted : `${quoted}:${suffix}`;
}

function phrase(text: string, weight: WeightFilter): string {
  return `(${Array.from(text, (character) => lexeme(character, weight)).join(' <-> ')})`;
}

function readings(word: QueryWord): string[] {
  const isReading = /^[a-z]{2,40}$/.test(word.text);
  if (!isReading) return [];
  const full = lexeme(`${lexemeMarks.pinyin}${word.text}`);
  return word.text.length <= 6 ? [full, lexeme(`${lexemeMarks.initials}${word.text}`)] : [full];
}

const maxInitialsLength = 8;

/** Two words side by side by their initials: `hbdy` finds 湖边倒影 inside a longer title. */
function initialsSideBySide(text: string): string[] {
  if (!/^[a-z]{4,}$/.test(text) || text.length > maxInitialsLength) return [];
  return Array.from({ length: text.length - 3 }, (_, index) => {
    const cut = index + 2;
    const [left, right] = [text.slice(0, cut), text.slice(cut)].map((part) => lexeme(`${lexemeMarks.initials}${part}`));
    return `(${left} <${cut}> ${right})`;
  });
}

function facetLexeme(facet: string): string {
  const isBeginning = facet.endsWith('*');
  return lexeme(`${lexemeMarks.facet}${isBeginning ? facet.slice(0, -1) : facet}`, isBeginning ? '*' : '');
}

/** A name that no dictionary has was cut when it was indexed: its characters stand side by side. */
function named(text: string, weight: WeightFilter): string[] {
  const isOneWord = !/^\p{Script=Han}{2,}$/u.test(text) || isDictionaryWord(text);
  return isOneWord ? [lexeme(text, weight)] : [lexeme(text, weight), phrase(text, weight)];
}

/** Any of these finds the word. */
function alternatives(word: QueryWord, exact: boolean, weight: WeightFilter): string {
  const found = word.kind === 'time' ? [] : [lexeme(word.text, word.kind === 'no' ? '*' : weight)];
  if (word.asPhrase && word.kind === 'han' && [...word.text].length > 1) found.push(phrase(word.text, weight));
  if (weight === '') found.push(...word.facets.map(facetLexeme));
  for (const synonym of word.synonyms) found.push(...named(synonym, weight));
  if (!exact && word.kind === 'latin' && weight === '')
    found.push(...readings(word), ...(word.asPhrase ? initialsSideBySide(word.text) : []));
  return found.length === 1 ? (found[0] ?? '') : `(${found.join(' | ')})`;
}

/** Returns the words joined by AND, each with its synonyms and readings; "" when there are none. A weight restricts to one field. */
export function wordsTsquery(query: SearchQuery, weight: WeightFilter = ''): string {
  return query.words.map((word) => alternatives(word, query.exact, weight)).join(' & ');
}

/** Only the words as typed, any of them: what a score counts double. */
export function literalTsquery(query: SearchQuery): string {
  return query.words
    .filter(({ kind }) => kind !== 'time')
    .map((word) => (word.asPhrase && word.kind === 'han' ? phrase(word.text, '') : lexeme(word.text)))
    .join(' | ');
}

/** Any of the facet values: `facetTsquery('c', [3, 7])` is category 3 or 7. */
export function facetTsquery(kind: string, values: readonly (string | number)[]): string {
  const found = values.map((value) => lexeme(`${lexemeMarks.facet}${kind}${value}`));
  return found.length === 1 ? (found[0] ?? '') : `(${found.join(' | ')})`;
}

/** Returns the query for the beginning of an image's number; "" when the text can't begin one. */
export function imageNoTsquery(no: string): string {
  const plain = no.trim().toLowerCase();
  return /^[a-z0-9]{1,40}$/.test(plain) ? lexeme(plain, '*C') : '';
}
