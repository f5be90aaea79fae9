import { type ComponentType, lazy, Suspense } from 'react';

const serverLoads = new Set<Promise<unknown>>();

/** Ends when every deferred component asked for so far can be rendered on the server; in the browser at once. */
export async function whenDeferredReady(): Promise<void> {
  await Promise.all(serverLoads);
}

/**
 * A component that is in the server's HTML but whose code the browser fetches after the page is live; until then its HTML stands
 * as it is. For what lies below the first screen.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) {
    const loading = load().then((component) => {
      loaded = component;
      serverLoads.delete(loading);
    });
    serverLoads.add(loading);
  }
  const Late = lazy(() => {
    if (!loaded) return load().then((component) => ({ default: component }));
    const module = { default: loaded };
    // Settles within `then`: the server renders it in one go and must not see it suspend.
    const settled = Promise.resolve(module);
    return Object.assign(settled, {
      // biome-ignore lint/suspicious/noThenProperty: React asks a lazy component by this very method.
      then: (take: (value: typeof module) => never) => take(module),
    });
  });
  return function Deferred(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
