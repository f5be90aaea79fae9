import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component that is in the server's HTML but whose code the browser fetches after the page is live; until then its HTML stands
 * as it is. For what lies below the first screen.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  // On the server it is there before the first page asks for it.
  const serverLoad = import.meta.env.SSR ? load() : undefined;
  void serverLoad?.then((component) => {
    loaded = component;
  });
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
