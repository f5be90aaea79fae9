export const PING_EVERY_MS = 300_000;
export const KEEP_ALIVE_EVERY_MS = 600_000;

interface HeartbeatOptions {
  ping(timestamp: number): void;
  keepAlive(): void;
}

/** Pings every 5 minutes and keeps the session alive every 10, until the returned function is called. */
export function startHeartbeat({ ping, keepAlive }: HeartbeatOptions): () => void {
  const pings = setInterval(() => ping(Date.now()), PING_EVERY_MS);
  const keepAlives = setInterval(keepAlive, KEEP_ALIVE_EVERY_MS);
  return () => {
    clearInterval(pings);
    clearInterval(keepAlives);
  };
}
