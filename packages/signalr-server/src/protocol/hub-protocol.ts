import type { HubMessage } from './hub-message.ts';
import type { FrameFinder } from './input-buffer.ts';

/** An encoding of hub messages. Stateless: one instance serves every connection. */
export interface HubProtocol {
  readonly name: 'json' | 'messagepack';
  readonly isBinary: boolean;
  /** Finds where the next message begins and ends. */
  readonly findFrame: FrameFinder;
  /** Reads one framed message; null for a kind this version does not know. Throws a `ProtocolError`. */
  read(frame: Buffer): HubMessage | null;
  /** Returns the framed message. Values are written as `JSON.stringify` would, so that both encodings carry the same. */
  write(message: HubMessage): Buffer;
}
