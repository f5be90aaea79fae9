import { ConferenceList } from '../features/conference/management/conference-list.tsx';

export function ConferencesPage() {
  return <ConferenceList />;
}
