import { ActiveCalls } from '../connection/active-calls.ts';
import type { Connection } from '../connection/connection.ts';
import { Upload } from '../connection/upload.ts';
import {
  type CompletionMessage,
  type HubMessage,
  type InvocationMessage,
  messageType,
} from '../protocol/hub-message.ts';
import type { BoundMethod, CallScope } from './bound-method.ts';
import { argumentsInvalid, callFailureText, isExpected, methodUnknown, modeMismatch } from './call-failure.ts';
import { filteredCall, type HubFilter } from './hub-filter.ts';
import type { HubMetrics } from './hub-metrics.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubLimits } from './hub-settings.ts';
import type { HubUser } from './hub-user.ts';
import { isAsyncIterable, pumpStream } from './pump-stream.ts';

interface Parts<User extends HubUser> {
  readonly methods: readonly BoundMethod<User>[];
  readonly filters: readonly HubFilter<User>[];
  readonly limits: HubLimits;
  readonly metrics: HubMetrics;
  failed(error: unknown): void;
}

const maxUploads = 64;

/** Runs the clients' calls: one connection's calls in order, streams in parallel. */
export class Dispatcher<User extends HubUser> {
  /** By name in lower case, in a map: names of an object's own making must be as unknown as any other. */
  readonly #methods: ReadonlyMap<string, BoundMethod<User>>;
  readonly #parts: Parts<User>;

  constructor(parts: Parts<User>) {
    this.#parts = parts;
    this.#methods = new Map(parts.methods.map((method) => [method.name.toLowerCase(), method]));
  }

  receive(connection: Connection<User>, peer: HubPeer<User>, message: HubMessage): void {
    connection.calls ??= new ActiveCalls();
    const { calls } = connection;
    switch (message.type) {
      case messageType.invocation:
      case messageType.streamInvocation:
        this.#accept(connection, calls, peer, message);
        return;
      case messageType.streamItem:
        if (calls.uploads.get(message.invocationId)?.push(message.item) === false)
          connection.close('too many messages', 'Too many stream items are waiting.');
        return;
      case messageType.completion:
        if (!calls.results.settle(message)) finishUpload(calls, message);
        return;
      case messageType.cancelInvocation:
        calls.byId.get(message.invocationId)?.abort();
        return;
    }
  }

  #accept(connection: Connection<User>, calls: ActiveCalls, peer: HubPeer<User>, message: InvocationMessage): void {
    const { invocationId } = message;
    if (invocationId !== undefined && calls.byId.has(invocationId)) {
      const error = `Invocation ID '${invocationId}' is already in use.`;
      connection.send({ type: messageType.completion, invocationId, error });
      return;
    }
    const streamIds = message.streamIds ?? [];
    if (calls.waiting >= this.#parts.limits.waitingCalls || calls.uploads.size + streamIds.length > maxUploads) {
      connection.close('too many messages', 'Too many calls are waiting.');
      return;
    }
    const controller = new AbortController();
    calls.running.add(controller);
    if (invocationId !== undefined) calls.byId.set(invocationId, controller);
    const uploads = streamIds.map(() => new Upload(this.#parts.limits.waitingItems));
    for (const [index, upload] of uploads.entries()) calls.uploads.set(streamIds[index] ?? '', upload);
    const scope: CallScope<User> = { peer, signal: controller.signal, uploads };
    const finished = (): void => {
      calls.running.delete(controller);
      if (invocationId !== undefined) calls.byId.delete(invocationId);
      for (const id of streamIds) calls.uploads.delete(id);
    };
    calls.inTurn(async () => {
      const stream = await this.#run(connection, scope, message);
      if (stream) void stream.ended.finally(finished);
      else finished();
    });
  }

  /** Resolves when the call has ended, or when a stream has begun, then with a promise of its end. Never rejects. */
  async #run(
    connection: Connection<User>,
    scope: CallScope<User>,
    message: InvocationMessage,
  ): Promise<{ ended: Promise<void> } | undefined> {
    const { target, invocationId } = message;
    const method = this.#methods.get(target.toLowerCase());
    const startedAt = performance.now();
    const report = (outcome: 'ok' | 'refused' | 'failed'): void =>
      this.#parts.metrics.called?.(method?.name ?? 'unknown', outcome, performance.now() - startedAt);
    const fail = (error: unknown, isStreaming: boolean): void => {
      // A handler that stops because its caller aborted has not failed.
      const isDefect = !isExpected(error) && !scope.signal.aborted;
      if (isDefect) this.#parts.failed(error);
      report(isDefect ? 'failed' : 'refused');
      if (invocationId !== undefined)
        connection.send({
          type: messageType.completion,
          invocationId,
          error: callFailureText(target, error, isStreaming),
        });
    };
    const succeed = (result: unknown): void => {
      if (invocationId !== undefined) connection.send({ type: messageType.completion, invocationId, result });
      report('ok');
    };
    try {
      const result = await this.#call(method, scope, message);
      if (!method?.isStream || invocationId === undefined || !isAsyncIterable(result)) {
        succeed(result);
        return undefined;
      }
      const ended = pumpStream(connection, invocationId, result, scope.signal).then(
        () => succeed(undefined),
        (error: unknown) => fail(error, true),
      );
      return { ended };
    } catch (error) {
      fail(error, false);
      return undefined;
    }
  }

  async #call(method: BoundMethod<User> | undefined, scope: CallScope<User>, message: InvocationMessage) {
    const { target, arguments: args } = message;
    if (!method) throw methodUnknown(target);
    if (method.isStream !== (message.type === messageType.streamInvocation))
      throw modeMismatch(target, method.isStream);
    let prepared: (scope: CallScope<User>) => unknown;
    try {
      prepared = method.prepare(args);
    } catch {
      throw argumentsInvalid(target);
    }
    const call = { peer: scope.peer, method: method.name, args };
    return filteredCall(this.#parts.filters, call, async () => prepared(scope));
  }
}

function finishUpload({ uploads }: ActiveCalls, { invocationId, error }: CompletionMessage): void {
  uploads.get(invocationId)?.finish(error === undefined ? null : new Error(error));
}
