import type { EndpointShape } from '@tuyuan/contract/endpoint.ts';
import type { ArgumentOf } from './endpoint-types.ts';
import type { Call } from './transport.ts';

/** A call's method and path as a program has them that knows the contract by type only. */
export interface Route<E extends EndpointShape = EndpointShape> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** For the compiler alone; never there. */
  readonly endpoint?: E;
}

/** The routes of one file of the contract, as `scripts/write-routes.ts` writes them. */
export type RoutesOf<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends EndpointShape ? Name : never]: Route<
    Contract[Name] extends EndpointShape ? Contract[Name] : never
  >;
};

/** What makes of a call's input the call itself. */
export function callOf<E extends EndpointShape>({ method, path }: Route<E>): (input: ArgumentOf<E>) => Call {
  return (input) => ({ method, path, input });
}
