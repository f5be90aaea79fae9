import { SynonymList } from '../features/library/synonyms/synonym-list.tsx';

export function SearchSynonymsPage() {
  return <SynonymList />;
}
