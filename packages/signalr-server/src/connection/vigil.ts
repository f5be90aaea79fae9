import type { HubTiming } from '../hub/hub-settings.ts';

export type Verdict = 'fine' | 'ping is due' | 'gone';

/** Watches over the silence on both sides of a connection. Times are `performance.now()` milliseconds. */
export class Vigil {
  /** Time by which a transport, a handshake or a client's return must arrive. */
  deadline: number;
  heardAt: number;
  saidAt: number;
  /** Only clients that ping can time out: one that never did may be silent for hours. */
  hasPinged = false;

  constructor(now: number, deadline: number) {
    this.deadline = deadline;
    this.heardAt = now;
    this.saidAt = now;
  }

  /**
   * Judges a connection with a transport. A polling client needs no pings: its polls show that it is there, and the
   * answers show that the server is.
   */
  judge(now: number, timing: HubTiming, polls: boolean, abandonedSince: number | null): Verdict {
    if (this.hasPinged && now - this.heardAt > timing.clientTimeout) return 'gone';
    if (abandonedSince !== null && now - abandonedSince > timing.pollGap) return 'gone';
    return !polls && now - this.saidAt >= timing.keepAlive ? 'ping is due' : 'fine';
  }
}
