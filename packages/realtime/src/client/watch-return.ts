/** Calls back when the browser is on the network again, and when its page is looked at again; answers what ends it. */
export function watchReturn(back: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') back();
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', seen);
  };
}
