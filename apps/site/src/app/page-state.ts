import type { api } from '@tuyuan/api-client/api.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import type { HydrationState } from 'react-router-dom';

type ApiState = ReturnType<typeof api.reducer>;
type ApiAnswers = Parameters<typeof api.util.upsertQueryEntries>[0];

/** Data the server passes to the browser within the page, so that nothing is requested or rendered twice. */
export interface PageState {
  readonly answers: ApiAnswers;
  /** Queries that failed; the page was rendered with their failures. */
  readonly failures: ApiState['queries'];
  readonly router: HydrationState;
  readonly session: SessionState;
  /** Address that serves the pictures; "" for the page's own. */
  readonly resourceServer: string;
}

export const PAGE_STATE_ID = 'page-state';

interface RenderedState extends Omit<PageState, 'answers' | 'failures'> {
  readonly queries: ApiState['queries'];
}

/**
 * Returns JSON that is safe inside a script element: nothing in it ends the element or a line. Of what was answered
 * only the question and the answer: the rest of the server's state means nothing to the browser.
 */
export function serializeState({ queries, ...rest }: RenderedState): string {
  const answered = Object.values(queries).filter((query) => query?.status === 'fulfilled');
  const answers = answered.map((query) => ({
    endpointName: query?.endpointName,
    arg: query?.originalArgs,
    value: query?.data,
  }));
  const failures = Object.fromEntries(Object.entries(queries).filter(([, query]) => query?.status !== 'fulfilled'));
  return JSON.stringify({ ...rest, answers, failures })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'answers' in value && 'router' in value && 'session' in value;
}

/** Returns the state in this document; undefined if a development server answered without rendering. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  return isPageState(value) ? value : undefined;
}
