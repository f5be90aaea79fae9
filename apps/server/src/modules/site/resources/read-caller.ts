import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { createContext } from '../../../platform/http/create-context.ts';
import { bearerToken } from '../../../platform/http/endpoint-services.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';

const cookieName = 'authorization';

/** Returns the request's site without a user: enough for public content, and costs no query. */
export function anonymousCaller(request: FastifyRequest): Promise<RequestContext> {
  return createContext(request, null);
}

/**
 * Returns the caller, by the header or, because an `<img>` or a link can't send one, by the cookie. Only here: a cookie
 * never authorises a call of the API. An invalid token counts as none.
 */
export async function readCaller(request: FastifyRequest): Promise<RequestContext> {
  const token = bearerToken(request) ?? cookieToken(request.cookies[cookieName]);
  try {
    return await createContext(request, token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'Session.Expired') return anonymousCaller(request);
    throw error;
  }
}

function cookieToken(value: string | undefined): string | null {
  return /^(?:Bearer )?([A-Za-z0-9_-]{20,200})$/i.exec(value ?? '')?.[1] ?? null;
}
