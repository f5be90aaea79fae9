/** Makes the browser ask before the tab is closed while something is not saved. Returns the function that stops it. */
export function warnBeforeUnload(isUnsaved: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
