import { getCurrentLoginInformations } from '@tuyuan/contract/account/account.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createContext } from '../../../platform/http/create-context.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { toAppError } from '../../../platform/http/to-app-error.ts';
import type { PageSession, PageTransport } from './site-renderer.ts';

const tokenShape = /^[A-Za-z0-9_-]{20,200}$/;

/** Returns the token of the cookie `authorization`, which authorises only the rendering of a page. */
export function cookieToken(request: FastifyRequest): string | null {
  const token = request.cookies.authorization;
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/**
 * Returns the context the page is rendered for. An invalid token counts as a visitor's: the browser finds that out by
 * itself and says so.
 */
export async function pageRequestContext(request: FastifyRequest, token: string | null): Promise<RequestContext> {
  try {
    return await createContext(request, token);
  } catch (thrown) {
    if (token === null || toAppError(thrown).error.code !== 'Session.Expired') throw thrown;
    return createContext(request, null);
  }
}

const visitor: PageSession = { user: null, permissions: [], isRestored: false };
const Answered = z.object({ result: getCurrentLoginInformations.output });

export async function pageSession(context: RequestContext, send: PageTransport): Promise<PageSession> {
  if (!context.actor) return visitor;
  const { method, path } = getCurrentLoginInformations;
  const answered = Answered.safeParse((await send({ method, path, input: {} })).body);
  if (!answered.success) return visitor;
  const { user, permissions } = answered.data.result;
  return { user, permissions: user ? permissions : [], isRestored: false };
}
