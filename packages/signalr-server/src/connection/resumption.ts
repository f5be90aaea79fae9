import { type HubMessage, isNumbered, messageType } from '../protocol/hub-message.ts';
import { ReceiveWindow } from './receive-window.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** What a connection keeps to go on after its socket broke: what it said, and up to where it heard. */
export class Resumption {
  readonly replay: ReplayBuffer;
  readonly received = new ReceiveWindow();

  constructor(replayBytes: number) {
    this.replay = new ReplayBuffer(replayBytes);
  }

  /** False for what came before, and for what comes before the client has said where it goes on. */
  takes(message: HubMessage): boolean {
    if (this.received.awaitsSequence && message.type !== messageType.sequence) return false;
    return !isNumbered(message) || this.received.take();
  }
}
