import { statusMessage } from '@tuyuan/errors/status-message.ts';
import { ErrorPage } from '@tuyuan/ui/error-page.tsx';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../shared/page.ts';

/** Returns the status in the address; 500 for anything that is not an error status. */
function statusIn(query: URLSearchParams): number {
  const status = Number(query.get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

function ErrorRoute() {
  const [query] = useSearchParams();
  const status = statusIn(query);
  // Fixed texts only: text from the address could put any words on the site.
  const message = query.has('status') && status !== 404 ? statusMessage(status) : undefined;
  return <ErrorPage status={status} message={message} />;
}

export const page = definePage({
  component: ErrorRoute,
  prefetch: async () => null,
  meta: () => ({ title: '出错了' }),
  status: ({ url }) => statusIn(url.searchParams),
});
