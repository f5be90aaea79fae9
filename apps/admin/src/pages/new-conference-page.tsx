import { NewConference } from '../features/conference/set-up/new-conference.tsx';

export function NewConferencePage() {
  return <NewConference />;
}
