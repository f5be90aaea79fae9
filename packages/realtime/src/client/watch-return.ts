/** Calls back when the browser is online again or its page is viewed again; returns a function that stops it. */
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
