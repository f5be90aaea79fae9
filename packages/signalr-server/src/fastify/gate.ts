import type { FastifyRequest } from 'fastify';
import type { Upgrades } from './upgrades.ts';

/** Shared by the hubs of one application. */
export interface Gate {
  readonly upgrades: Upgrades;
  allowsOrigin(request: FastifyRequest): boolean;
  /** True once the server is shutting down and admits no new clients. */
  isClosing(): boolean;
}
