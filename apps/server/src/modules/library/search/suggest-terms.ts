import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getHotWords, getSuggestions } from '@tuyuan/contract/library/advance-image-search.ts';
import type { Database } from '../../../platform/database/database.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { findCompletions, findFrequentLabels } from './search-term.repository.ts';

const maxSuggestions = 10;
const hotWordCount = 8;

/** Returns completions of the last word being typed; the words before it are kept. */
export async function suggestTerms(
  db: Database,
  input: InputOf<typeof getSuggestions>,
): Promise<OutputOf<typeof getSuggestions>> {
  const typed = normalizeText(input.keyword).trim();
  const [, before = '', last = ''] = /^(.*\s)?(\S*)$/u.exec(typed) ?? [];
  if (last === '') return { items: [] };
  const found = await findCompletions(
    db,
    input.kind,
    last.replace(/[^\p{L}\p{N}]/gu, '') === '' ? '\u{10ffff}' : last,
    maxSuggestions,
  );
  return { items: found.map(({ term, count }) => ({ text: `${before}${term}`, count })) };
}

export async function listHotWords(db: Database): Promise<OutputOf<typeof getHotWords>> {
  return { items: await findFrequentLabels(db, hotWordCount) };
}
