/** Stars set or taken back while there was no network, by session: the last word for each. */
export type StarQueue = Readonly<Record<number, boolean>>;

export function withStar(queue: StarQueue, sessionId: number, isStarred: boolean): StarQueue {
  return { ...queue, [sessionId]: isStarred };
}

/** What is still to be told after `told` was: what was changed meanwhile stays. */
export function withoutTold(queue: StarQueue, told: StarQueue): StarQueue {
  return Object.fromEntries(Object.entries(queue).filter(([id, isStarred]) => told[Number(id)] !== isStarred));
}

/** The server's stars as they will be once it is told. */
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
