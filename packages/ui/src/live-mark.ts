/** Calls often follow one another: who is logged in, then the menu, then the page. */
const settlesAfterMs = 50;
const maxIdleWaitMs = 500;

export interface LiveMark {
  /** Returns what `work` returns; the page is not live before it ends. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

/** Keeps `data-live` on the document while none of the app's own work (its start, its calls) is under way. The browser tests wait for it. */
export function liveMark({ dataset }: HTMLElement = document.documentElement): LiveMark {
  let working = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    if (working === 0) dataset.live = '';
  }
  function settle(): void {
    clearTimeout(settling);
    // React draws in pieces; the browser is idle after the last one. Safari has no idle callback.
    settling = setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(mark, { timeout: maxIdleWaitMs });
      else mark();
    }, settlesAfterMs);
  }
  return {
    async during(work) {
      working += 1;
      delete dataset.live;
      try {
        return await work;
      } finally {
        working -= 1;
        settle();
      }
    },
  };
}

interface Opening {
  readonly state: { readonly initialized: boolean };
  subscribe(listener: (state: { readonly initialized: boolean }) => void): () => void;
}

/** Ends when a router has what its first page is made of. */
export function whenOpened(router: Opening): Promise<void> {
  const opened = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && opened.resolve());
  if (router.state.initialized) opened.resolve();
  return opened.promise.finally(stop);
}
