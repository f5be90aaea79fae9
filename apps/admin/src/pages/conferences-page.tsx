import { ConferenceList } from '../features/manage-conferences/conference-list.tsx';

export function ConferencesPage() {
  return <ConferenceList />;
}
