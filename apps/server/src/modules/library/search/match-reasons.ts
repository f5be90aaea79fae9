import { type MatchReason, matchKinds } from '@tuyuan/contract/library/advance-image-search.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import type { QueryWord, SearchQuery } from './parse-search-query.ts';
import { pinyinOf } from './pinyin-of.ts';
import { subwordsOf, wordsOf } from './segmenter.ts';

export interface MatchedFields {
  title: string;
  labels: readonly string[];
  /** From the root down. */
  categories: readonly string[];
  /** From the province down. */
  regions: readonly string[];
  author: string;
  description: string;
  no: string;
}

const maxReasons = 6;

function fieldHolding(fields: MatchedFields, text: string): Omit<MatchReason, 'query'> | null {
  const holds = (value: string) => normalizeText(value).includes(text);
  if (holds(fields.title)) return { kind: 'title', matched: text };
  const label = fields.labels.find(holds);
  if (label !== undefined) return { kind: 'label', matched: label };
  if (holds(fields.author)) return { kind: 'author', matched: fields.author };
  const region = fields.regions.find(holds);
  if (region !== undefined) return { kind: 'region', matched: region };
  const category = fields.categories.find((name) => normalizeText(name) === text);
  if (category !== undefined) return { kind: 'category', matched: category };
  if (normalizeText(fields.no).startsWith(text)) return { kind: 'no', matched: fields.no };
  if (holds(fields.description)) return { kind: 'description', matched: text };
  return null;
}

function wordReading(fields: MatchedFields, latin: string): string | null {
  const texts = [fields.title, ...fields.labels, fields.author, ...fields.regions, ...fields.categories].map(
    normalizeText,
  );
  for (const text of texts) {
    const words = wordsOf(text).flatMap((word) => [word.text, ...subwordsOf(word.text)]);
    for (const word of [...words, text]) {
      const reading = word.length > 1 ? pinyinOf(word) : null;
      if (reading !== null && (reading.full === latin || reading.initials === latin)) return word;
    }
  }
  return null;
}

function reasonOf(fields: MatchedFields, word: QueryWord, exact: boolean): MatchReason | null {
  const direct = fieldHolding(fields, word.text);
  if (direct !== null) return { ...direct, query: word.text };
  const synonyms = word.synonyms.flatMap((synonym) => {
    const held = fieldHolding(fields, synonym);
    return held === null ? [] : [{ synonym, rank: matchKinds.indexOf(held.kind) }];
  });
  const [best] = synonyms.sort((a, b) => a.rank - b.rank);
  if (best !== undefined) return { kind: 'synonym', query: word.text, matched: best.synonym };
  const held = word.readAs.find((term) => fieldHolding(fields, term) !== null);
  const read = held ?? (exact || word.kind !== 'latin' ? null : wordReading(fields, word.text));
  return read === null ? null : { kind: 'pinyin', query: word.text, matched: read };
}

/** Why the hit was found, one reason a word, in the query's order. */
export function matchReasons(fields: MatchedFields, query: SearchQuery): MatchReason[] {
  return query.words
    .map((word) => reasonOf(fields, word, query.exact))
    .filter((reason) => reason !== null)
    .slice(0, maxReasons);
}
