import { WordList } from '../features/sensitive-words/word-list.tsx';

export function SensitiveWordsPage() {
  return <WordList />;
}
