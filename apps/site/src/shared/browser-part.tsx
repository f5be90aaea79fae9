import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * Returns a component rendered by the browser only; `Frame` stands in for it on the server and until its code is
 * loaded. For forms made of antd, so that public pages need neither antd's styles nor its code.
 */
export function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: ComponentType,
): ComponentType<Props> {
  // Requested as soon as the page's own code is loaded, not only when React renders the part.
  const loading = import.meta.env.SSR ? undefined : load();
  // The failure is reported where the part is rendered.
  loading?.catch(() => {});
  const Part = lazy(async () => ({ default: await (loading?.catch(load) ?? load()) }));
  return function BrowserPart(props: Props) {
    const [isLive, setLive] = useState(false);
    useEffect(() => setLive(true), []);
    if (!isLive) return <Frame />;
    return (
      <Suspense fallback={<Frame />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
