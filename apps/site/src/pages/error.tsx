import { statusMessage } from '@tuyuan/errors/status-message.ts';
import { ErrorPage } from '@tuyuan/ui/error-page.tsx';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../shared/page.ts';

/** The status of the address, 500 for anything that is not an error's. */
function statusIn(query: URLSearchParams): number {
  const status = Number(query.get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

function ErrorRoute() {
  const [query] = useSearchParams();
  const status = statusIn(query);
  // The words are fixed: text out of the address could put anything into the site's mouth.
  const message = query.has('status') && status !== 404 ? statusMessage(status) : undefined;
  return <ErrorPage status={status} message={message} />;
}

export const page = definePage({
  component: ErrorRoute,
  prefetch: async () => null,
  meta: () => ({ title: '出错了' }),
  status: ({ url }) => statusIn(url.searchParams),
});
