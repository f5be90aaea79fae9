/** Stars set or taken back while there was no network, by session: the last word for each. */
export type StarQueue = Readonly<Record<number, boolean>>;

export function withStar(queue: StarQueue, sessionId: number, isStarred: boolean): StarQueue {
  return { ...queue, [sessionId]: isStarred };
}

/** Returns what is still to be sent after `told` was sent; changes made meanwhile stay. */
export function withoutTold(queue: StarQueue, told: StarQueue): StarQueue {
  return Object.fromEntries(Object.entries(queue).filter(([id, isStarred]) => told[Number(id)] !== isStarred));
}

/** Returns the server's stars as they will be after the queue is sent. */
export function applyQueue(stars: readonly number[], queue: StarQueue): Set<number> {
  const applied = new Set(stars);
  for (const [id, isStarred] of Object.entries(queue)) {
    if (isStarred) applied.add(Number(id));
    else applied.delete(Number(id));
  }
  return applied;
}

export function asCall(queue: StarQueue): { sessionId: number; isStarred: boolean }[] {
  return Object.entries(queue).map(([id, isStarred]) => ({ sessionId: Number(id), isStarred }));
}
