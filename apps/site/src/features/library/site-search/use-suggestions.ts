import { useGetSuggestionsQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { useEffect, useState } from 'react';
import type { SearchKind } from './search-kinds.ts';

const typingPauseMs = 150;

/** Returns completions of the typed keyword, requested when typing pauses. */
export function useSuggestions(keyword: string, kind: SearchKind, isWanted: boolean): readonly string[] {
  const [settled, setSettled] = useState('');
  const words = keyword.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const isIdle = !isWanted || settled === '';
  const { currentData } = useGetSuggestionsQuery({ keyword: settled.slice(0, 50), kind }, { skip: isIdle });
  return isIdle || words === '' ? [] : (currentData?.items.map(({ text }) => text) ?? []);
}
