import { type HydrationState, isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';

interface PlainError {
  readonly status: number;
  readonly statusText: string;
  readonly internal: boolean;
  readonly data: unknown;
}

/** Returns an error in the form the router recognises after JSON; messages of defects stay on the server. */
function plainError(error: unknown): PlainError {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', internal: false, data: null };
  const { status, statusText, data } = error;
  return { status, statusText, internal: false, data: typeof data === 'string' ? data : null };
}

export function hydrationStateOf({ loaderData, actionData, errors }: StaticHandlerContext): HydrationState {
  const plainErrors =
    errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
  return { loaderData, ...(actionData && { actionData }), ...(plainErrors && { errors: plainErrors }) };
}
