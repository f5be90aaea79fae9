/**
 * Collects what changed and tells of it: the first at once, then what came meanwhile after each pause. A vote with hundreds of
 * answers a second is asked for once a second.
 */
export function gatherNews<Topic>(pauseMs: number, tell: (topics: readonly Topic[]) => void): (topic: Topic) => void {
  const due = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    if (due.size === 0) {
      timer = undefined;
      return;
    }
    const topics = [...due];
    due.clear();
    timer = setTimeout(flush, pauseMs);
    tell(topics);
  }
  return (topic) => {
    due.add(topic);
    if (timer === undefined) flush();
  };
}
