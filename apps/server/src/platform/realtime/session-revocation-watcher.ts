import type { Hub } from '@tuyuan/signalr-server/hub/create-hub.ts';
import type { AnyEvents } from '@tuyuan/signalr-server/hub/hub-contract.ts';
import type { HubPeer } from '@tuyuan/signalr-server/hub/hub-peer.ts';
import { holdGroup } from './group-names.ts';
import { sessionOfHold } from './holds.ts';
import type { Listener } from './listener.ts';

export type EventHub = Hub<AnyEvents, Listener>;
type Peers = readonly HubPeer<Listener>[];

export interface HoldChecks {
  /** Returns which of these token hashes belong to a live session. */
  liveSessions(
    schema: string,
    kind: 'user' | 'ticket',
    tokenHashes: readonly string[],
  ): Promise<{ has(tokenHash: string): boolean }>;
  suspendedSchemas(): Promise<readonly string[]>;
  /** Returns the current permissions of these users. */
  permissionsOf(
    schema: string,
    userIds: readonly number[],
  ): Promise<ReadonlyMap<number, { has(name: string): boolean }>>;
}

export interface SessionRevocationWatcher {
  /** Called when the database reports a change of a hold. */
  holdChanged(hold: string): void;
  /** Checks every connection for changes that were not reported. */
  checkSessions(): Promise<void>;
  close(): void;
}

const sessionsEveryMs = 15_000;
const rightsEveryMs = 1000;
const isOver = '登录已失效';

/** Closes connections whose session ended, whose user or ticket lost permission, or whose site was closed. */
export function watchHolds(
  hubs: readonly EventHub[],
  checks: HoldChecks,
  failed: (error: unknown) => void,
): SessionRevocationWatcher {
  const peers = (): Peers => hubs.flatMap((hub) => [...hub.peers()]);

  async function checkSessions(): Promise<void> {
    const sessions = peers().flatMap((peer) => {
      const session = peer.user.holds.map(sessionOfHold).find((found) => found !== null);
      return session ? [{ peer, ...session }] : [];
    });
    for (const group of Map.groupBy(sessions, ({ peer, kind }) => `${peer.user.schema} ${kind}`).values()) {
      const [first] = group;
      if (!first) continue;
      const hashes = [...new Set(group.map(({ tokenHash }) => tokenHash))];
      const live = await checks.liveSessions(first.peer.user.schema, first.kind, hashes);
      for (const { peer, tokenHash } of group) if (!live.has(tokenHash)) peer.close({ error: isOver });
    }
  }

  async function checkRights(): Promise<void> {
    const present = peers();
    if (present.length === 0) return;
    const suspended = new Set(await checks.suspendedSchemas());
    for (const [schema, group] of Map.groupBy(present, ({ user }) => user.schema)) {
      if (suspended.has(schema)) for (const peer of group) peer.close({ error: '站点已停用' });
      else await checkPermissions(schema, group);
    }
  }

  async function checkPermissions(schema: string, group: Peers): Promise<void> {
    const privileged = group.flatMap((peer) => {
      const { actor } = peer.user;
      return actor && actor.permissions.size > 0 ? [{ peer, actor }] : [];
    });
    if (privileged.length === 0) return;
    const held = await checks.permissionsOf(schema, [...new Set(privileged.map(({ actor }) => actor.id))]);
    for (const { peer, actor } of privileged) {
      const now = held.get(actor.id);
      const isUnchanged = [...actor.permissions].every((name) => now?.has(name));
      // The client reconnects with its current permissions.
      if (!isUnchanged) peer.close({ allowReconnect: true });
    }
  }

  function every(ms: number, check: () => Promise<void>): NodeJS.Timeout {
    let isRunning = false;
    const run = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      await check().catch(failed);
      isRunning = false;
    };
    return setInterval(() => void run(), ms).unref();
  }
  const timers = [every(rightsEveryMs, checkRights), every(sessionsEveryMs, checkSessions)];

  return {
    holdChanged(hold) {
      // An ended session cannot reconnect; in other cases the next negotiation decides.
      const hasEnded = sessionOfHold(hold) !== null;
      const them = { kind: 'groups', names: [holdGroup(hold)] } as const;
      for (const hub of hubs) hub.disconnect(them, hasEnded ? { error: isOver } : { allowReconnect: true });
    },
    checkSessions,
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
