import { PhotographerList } from '../features/library/photographers/photographer-list.tsx';
import { useFilterChoices } from '../shared/filters/use-filter-choices.ts';

export function PhotographersPage() {
  return <PhotographerList regions={useFilterChoices().regions} />;
}
