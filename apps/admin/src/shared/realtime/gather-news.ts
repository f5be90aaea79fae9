/**
 * Collects changed topics and reports them: the first at once, later ones after each pause, so that a vote with
 * hundreds of answers a second is fetched once a second.
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
