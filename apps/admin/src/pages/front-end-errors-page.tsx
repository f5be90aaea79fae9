import { ErrorGroupList } from '../features/site/front-end-errors/error-group-list.tsx';

export function FrontEndErrorsPage() {
  return <ErrorGroupList />;
}
