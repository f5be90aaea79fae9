import type { Transport } from './transport.ts';

/** The connection, as its transport sees it. */
export interface Carried {
  readonly protocol: { readonly isBinary: boolean } | null;
  receive(transport: Transport, bytes: Buffer): void;
  /** `isAbrupt` when the peer went without saying so. */
  lost(transport: Transport, isAbrupt: boolean): void;
}
