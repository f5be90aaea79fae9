import type { HubTiming } from '../hub/hub-settings.ts';

export type Verdict = 'fine' | 'ping is due' | 'gone';

/** Watches over the silence on both sides of a connection. Times are `performance.now()` milliseconds. */
export class Vigil {
  /** Until when what is awaited (a transport, a handshake, a client's return) has to come. */
  deadline: number;
  heardAt: number;
  saidAt: number;
  /** Only who pings can be missed: a client that never did may have nothing to say for hours. */
  hasPinged = false;

  constructor(now: number, deadline: number) {
    this.deadline = deadline;
    this.heardAt = now;
    this.saidAt = now;
  }

  /** Of a connection with a transport. Whoever polls shows by that that he is there, and learns by the answers that the server is. */
  judge(now: number, timing: HubTiming, polls: boolean, abandonedSince: number | null): Verdict {
    if (this.hasPinged && now - this.heardAt > timing.clientTimeout) return 'gone';
    if (abandonedSince !== null && now - abandonedSince > timing.pollGap) return 'gone';
    return !polls && now - this.saidAt >= timing.keepAlive ? 'ping is due' : 'fine';
  }
}
