import type { TransportName } from '../transports/transport.ts';

/** Hooks for metrics. Each is optional and must return at once. */
export interface HubMetrics {
  negotiated?(): void;
  opened?(transport: TransportName): void;
  /** `reason` is one of few fixed words. */
  /** `wasOpen` is false for one that never got through its handshake. */
  closed?(transport: TransportName, reason: CloseReason, wasOpen: boolean): void;
  called?(method: string, outcome: 'ok' | 'refused' | 'failed', milliseconds: number): void;
  broadcast?(event: string, receivers: number, milliseconds: number): void;
}

export type CloseReason =
  | 'client left'
  | 'server closed'
  | 'connection lost'
  | 'timed out'
  | 'slow consumer'
  | 'protocol broken'
  | 'too many messages'
  | 'never opened';
