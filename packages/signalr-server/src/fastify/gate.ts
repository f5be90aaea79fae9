import type { FastifyRequest } from 'fastify';
import type { Upgrades } from './upgrades.ts';

/** What the hubs of one application share. */
export interface Gate {
  readonly upgrades: Upgrades;
  allowsOrigin(request: FastifyRequest): boolean;
  /** True once the server goes down: nobody new comes in. */
  isClosing(): boolean;
}
