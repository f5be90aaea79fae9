import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A component that only the browser renders; in the server's page and until its code has come `Frame` stands in for it. For
 * forms made of antd, whose styles and size the public pages do without.
 */
export function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: ComponentType,
): ComponentType<Props> {
  // Asked for as soon as the page's own code has come, not only when React gets there.
  const loading = import.meta.env.SSR ? undefined : load();
  // Told to whoever renders it.
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
