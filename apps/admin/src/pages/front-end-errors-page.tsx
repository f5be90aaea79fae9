import { ErrorGroupList } from '../features/front-end-errors/error-group-list.tsx';

export function FrontEndErrorsPage() {
  return <ErrorGroupList />;
}
