import { WordList } from '../features/site/sensitive-words/word-list.tsx';

export function SensitiveWordsPage() {
  return <WordList />;
}
