import type { FastifyRequest } from 'fastify';
import { requestOrigin } from './request-origin.ts';

/** Returns the site's configured address, else the request's own, without a trailing slash. */
export type OriginOf = (request: FastifyRequest) => SiteOrigin;

interface SiteOrigin {
  origin: string;
  /** For a `Cache-Control`: an answer with an address that the request named must be given to nobody else. */
  cacheScope: 'public' | 'private';
}

export function siteOrigin(siteAddress: string | undefined): OriginOf {
  return (request) =>
    siteAddress === undefined
      ? { origin: requestOrigin(request), cacheScope: 'private' }
      : { origin: siteAddress, cacheScope: 'public' };
}
