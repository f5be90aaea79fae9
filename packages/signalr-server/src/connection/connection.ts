import { randomBytes } from 'node:crypto';
import type { CloseReason } from '../hub/hub-metrics.ts';
import type { HubUser } from '../hub/hub-user.ts';
import { handshakeAccepted, handshakeRefused, readHandshake } from '../protocol/handshake.ts';
import { type HubMessage, messageType } from '../protocol/hub-message.ts';
import type { HubProtocol } from '../protocol/hub-protocol.ts';
import { InputBuffer } from '../protocol/input-buffer.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { findRecord } from '../protocol/record-frame.ts';
import type { Transport } from '../transports/transport.ts';
import type { ActiveCalls } from './active-calls.ts';
import type { ConnectionHost } from './connection-host.ts';
import { Resumption } from './resumption.ts';
import { TokenBucket } from './token-bucket.ts';
import { Vigil } from './vigil.ts';

type State = 'negotiated' | 'handshake' | 'open' | 'detached' | 'closed';

const idBytes = 16;
const tokenBytes = 24;

/**
 * One client from negotiation to end, independent of the transport: negotiated → handshake → open ⇄ detached → closed.
 * A class, because with thousands of connections closures would cost kilobytes each.
 */
export class Connection<User extends HubUser> {
  /** Visible to everyone; the token only to its client. */
  readonly id = randomBytes(idBytes).toString('base64url');
  readonly token = randomBytes(tokenBytes).toString('base64url');
  readonly user: User;
  readonly query: URLSearchParams;
  readonly groups = new Set<string>();
  readonly #host: ConnectionHost<User>;
  readonly #resumption: Resumption | null;
  readonly #bucket: TokenBucket;
  readonly #input = new InputBuffer();
  readonly #vigil: Vigil;
  /** Created with the first call. */
  calls: ActiveCalls | null = null;
  #state: State = 'negotiated';
  #transport: Transport | null = null;
  #protocol: HubProtocol | null = null;

  constructor(
    host: ConnectionHost<User>,
    { user, query, isResumable }: { user: User; query: URLSearchParams; isResumable: boolean },
  ) {
    const now = performance.now();
    this.#host = host;
    this.user = user;
    this.query = query;
    this.#resumption = isResumable ? new Resumption(host.limits.replayBytes) : null;
    this.#bucket = new TokenBucket(host.limits.messagesPerSecond, host.limits.messageBurst, now);
    this.#vigil = new Vigil(now, now + host.timing.handshake);
  }

  get isOpen(): boolean {
    return this.#state === 'open' || this.#state === 'detached';
  }

  get isResumable(): boolean {
    return this.#resumption !== null;
  }

  get transport(): Transport | null {
    return this.#transport;
  }

  /** True while messages would have to wait, so that senders can postpone theirs. */
  get isCongested(): boolean {
    if (this.#state !== 'open' || !this.#transport) return true;
    const { unsentBytes, replayBytes } = this.#host.limits;
    if (this.#resumption && this.#resumption.replay.bytes > replayBytes / 2) return true;
    return this.#transport.unsentBytes() > unsentBytes / 2;
  }

  /** Returns whether this transport may carry the connection now: the first one, or another one for a resumable connection. */
  accepts(transport: Transport['name']): boolean {
    if (this.#state === 'negotiated') return true;
    return this.isOpen && transport === 'WebSockets' && this.#resumption?.replay.isComplete === true;
  }

  attach(transport: Transport): void {
    const now = performance.now();
    const before = this.#transport;
    this.#transport = transport;
    this.#vigil.deadline = now + this.#host.timing.handshake;
    this.#vigil.heardAt = now;
    before?.destroy();
    if (this.#state === 'negotiated') {
      this.#state = 'handshake';
      return;
    }
    if (!this.#resumption) return;
    this.#state = 'open';
    this.#input.clear();
    this.#resumption.received.resumed();
    this.#say({ type: messageType.sequence, sequenceId: this.#resumption.replay.first });
    for (const message of this.#resumption.replay.messages) this.#write(message);
  }

  /** Takes bytes that a transport received from the client. */
  receive(transport: Transport, bytes: Buffer): void {
    if (transport !== this.#transport || this.#state === 'closed') return;
    this.#vigil.heardAt = performance.now();
    try {
      this.#input.push(bytes);
      if (this.#state === 'handshake' && !this.#shakeHands()) return;
      for (;;) {
        const frame = this.#protocol && this.#input.next(this.#protocol.findFrame, this.#host.limits.messageBytes);
        if (!frame || !this.#protocol) return;
        const message = this.#protocol.read(frame);
        if (message) this.#take(message);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) this.#host.failed(error);
      const text = error instanceof ProtocolError ? error.message : 'Connection closed with an error.';
      this.close('protocol broken', text);
    }
  }

  /** Called when a transport's peer is gone; `isAbrupt` when it did not announce it. */
  lost(transport: Transport, isAbrupt: boolean): void {
    if (transport !== this.#transport || this.#state === 'closed') return;
    if (isAbrupt && this.#state === 'open' && this.#resumption?.replay.isComplete) {
      this.#state = 'detached';
      this.#transport = null;
      this.#vigil.deadline = performance.now() + this.#host.timing.resume;
      return;
    }
    this.#end(isAbrupt ? 'connection lost' : 'client left', undefined);
  }

  /** Throws when the message contains what JSON cannot represent. */
  send(message: HubMessage): void {
    if (this.#protocol && this.isOpen) this.sendEncoded(this.#protocol.write(message));
  }

  /** Sends a numbered message already encoded in the connection's protocol. */
  sendEncoded(message: Buffer): void {
    if (!this.isOpen) return;
    this.#resumption?.replay.add(message);
    if (this.#transport) this.#write(message);
    else if (!this.#resumption?.replay.isComplete) this.#end('slow consumer', 'The client was away for too long.');
  }

  get protocol(): HubProtocol | null {
    return this.#protocol;
  }

  /** Notifies the client and closes. The client reconnects by itself only with `allowReconnect`. */
  close(reason: CloseReason, error?: string, allowReconnect = false): void {
    if (this.#state === 'closed') return;
    if (this.isOpen) this.#say({ type: messageType.close, error, allowReconnect });
    else if (this.#state === 'handshake') this.#transport?.write(handshakeRefused(error ?? 'Handshake was canceled.'));
    const transport = this.#transport;
    this.#end(reason, error);
    transport?.end();
  }

  /** Closes without notifying the client, which can no longer read. */
  drop(reason: CloseReason): void {
    if (this.#state === 'closed') return;
    const transport = this.#transport;
    this.#end(reason, undefined);
    transport?.destroy();
  }

  /** Runs every second: sends what is due and closes the connection if it is overdue. */
  tick(now: number): void {
    const transport = this.#transport;
    if (this.#state !== 'open' || !transport || this.#resumption?.received.awaitsSequence) {
      if (now <= this.#vigil.deadline) return;
      if (this.#state === 'handshake') this.close('never opened', 'Handshake was canceled.');
      else this.drop(this.#state === 'negotiated' ? 'never opened' : 'connection lost');
      return;
    }
    if (this.user.expiresAt !== undefined && Date.now() >= this.user.expiresAt) {
      this.close('server closed', undefined, true);
      return;
    }
    const sequenceId = this.#resumption?.received.acknowledge() ?? null;
    if (sequenceId !== null) this.#say({ type: messageType.ack, sequenceId });
    const polls = transport.name === 'LongPolling';
    const verdict = this.#vigil.judge(now, this.#host.timing, polls, transport.abandonedSince);
    if (verdict === 'gone') this.drop('timed out');
    else if (verdict === 'ping is due') this.#say({ type: messageType.ping });
  }

  /** Returns false until the handshake has arrived completely. */
  #shakeHands(): boolean {
    const frame = this.#input.next(findRecord, this.#host.limits.messageBytes);
    if (!frame) return false;
    this.#protocol = readHandshake(frame, { isTextOnly: this.#transport?.name === 'ServerSentEvents' });
    this.#state = 'open';
    this.#transport?.write(handshakeAccepted);
    this.#host.opened(this);
    return true;
  }

  #take(message: HubMessage): void {
    if (this.#resumption?.takes(message) === false) return;
    switch (message.type) {
      case messageType.ping:
        this.#vigil.hasPinged = true;
        return;
      case messageType.close: {
        const transport = this.#transport;
        this.#end('client left', undefined);
        transport?.end();
        return;
      }
      case messageType.ack:
        this.#resumption?.replay.acknowledge(message.sequenceId);
        return;
      case messageType.sequence:
        if (this.#resumption?.received.goOnAt(message.sequenceId) === false)
          this.close('protocol broken', 'Sequence ID greater than amount of messages we’ve received.');
        return;
      default:
        if (this.#bucket.take(this.#vigil.heardAt)) this.#host.received(this, message);
        else this.close('too many messages', 'Too many messages.');
    }
  }

  #say(message: HubMessage): void {
    if (this.#protocol && this.#transport) this.#write(this.#protocol.write(message));
  }

  #write(bytes: Buffer): void {
    const transport = this.#transport;
    if (!transport) return;
    if (transport.unsentBytes() + bytes.length > this.#host.limits.unsentBytes) {
      this.drop('slow consumer');
      return;
    }
    transport.write(bytes);
    this.#vigil.saidAt = performance.now();
  }

  #end(reason: CloseReason, error: string | undefined): void {
    this.#state = 'closed';
    this.#input.clear();
    this.calls?.abandon();
    this.#host.closed(this, reason, error);
    this.#transport = null;
  }
}
