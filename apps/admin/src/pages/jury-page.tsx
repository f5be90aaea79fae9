import { JuryDesk } from '../features/contest/jury/jury-desk.tsx';

export function JuryPage() {
  return <JuryDesk />;
}
