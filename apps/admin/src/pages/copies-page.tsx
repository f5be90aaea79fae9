import { CopyDesk } from '../features/library/copies/copy-desk.tsx';

export function CopiesPage() {
  return <CopyDesk />;
}
