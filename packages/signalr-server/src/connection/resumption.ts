import { type HubMessage, isNumbered, messageType } from '../protocol/hub-message.ts';
import { ReceiveWindow } from './receive-window.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** State for resuming a connection after its socket broke: what was sent, and what was received so far. */
export class Resumption {
  readonly replay: ReplayBuffer;
  readonly received = new ReceiveWindow();

  constructor(replayBytes: number) {
    this.replay = new ReplayBuffer(replayBytes);
  }

  /** Returns false for messages received before, and until the client has said where it continues. */
  takes(message: HubMessage): boolean {
    if (this.received.awaitsSequence && message.type !== messageType.sequence) return false;
    return !isNumbered(message) || this.received.take();
  }
}
