import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { ArgumentOf } from './endpoint-types.ts';
import type { Call } from './transport.ts';

/** A call's method and path as a program has them that knows the contract by type only. */
export type Route<E extends Endpoint = Endpoint> = readonly [method: E['method'], path: E['path']] & {
  /** For the compiler alone; never there. */
  readonly endpoint?: E;
};

/** The routes of one file of the contract, as `scripts/write-routes.ts` writes them. */
export type RoutesOf<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Route<
    Contract[Name] extends Endpoint ? Contract[Name] : never
  >;
};

/** What makes of a call's input the call itself. */
export function callOf<E extends Endpoint>([method, path]: Route<E>): (input: ArgumentOf<E>) => Call {
  return (input) => ({ method, path, input });
}
