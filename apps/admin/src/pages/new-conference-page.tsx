import { useParams } from 'react-router-dom';
import { NewConference } from '../features/conference/set-up/new-conference.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function NewConferencePage() {
  const { step = 'base' } = useParams();
  return step === 'base' || step === 'times' ? <NewConference step={step} /> : <NotFoundPage />;
}
