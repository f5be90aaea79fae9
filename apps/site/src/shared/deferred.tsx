import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { clickAgain } from './click-again.ts';
import styles from './deferred.module.css';

const loads = new Set<Promise<unknown>>();

/**
 * Resolves when every deferred component requested so far can be rendered. In the browser, any change of a context
 * (such as a restored session) must wait for it: React drops the server's HTML of a part that is not hydrated yet when
 * a context around it changes.
 */
export async function whenDeferredReady(): Promise<void> {
  await Promise.all(loads);
}

/**
 * Returns a component that is in the server's HTML but whose code the browser loads separately; until then its HTML
 * stays, and a button pressed in it is pressed again afterwards. For parts below the first screen.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = load().then((component) => {
    loaded = component;
    loads.delete(loading);
    return component;
  });
  loads.add(loading);
  // The failure is reported where the part is rendered.
  loading.catch(() => loads.delete(loading));
  const Late = lazy(() => {
    if (!loaded) return loading.catch(load).then((component) => ({ default: component }));
    const module = { default: loaded };
    // Settles within `then`: it is rendered in one go and must not be seen to suspend.
    const settled = Promise.resolve(module);
    return Object.assign(settled, {
      // biome-ignore lint/suspicious/noThenProperty: React asks a lazy component by this very method.
      then: (take: (value: typeof module) => never) => take(module),
    });
  });
  return function Deferred(props: Props) {
    const id = useId();
    const [kept] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
    const [isLive, setLive] = useState(loaded !== undefined);
    const pressAgain = useRef<() => void>(undefined);
    const whole = (
      // Should a context change around it all the same, its HTML stands in for itself.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML, put back where it was.
      <Suspense fallback={<div className={styles.part} dangerouslySetInnerHTML={{ __html: kept }} />}>
        <Late {...props} />
        <OnceLive run={pressAgain} />
      </Suspense>
    );
    // The identical element makes React keep the server's HTML, whatever the page around it renders meanwhile.
    const [first] = useState(whole);
    useEffect(() => {
      if (isLive) return;
      pressAgain.current = clickAgain(document.getElementById(id));
      const becomeLive = () => startTransition(() => setLive(true));
      void loading.then(becomeLive, becomeLive);
    }, [isLive, id]);
    return (
      <div id={id} className={styles.part}>
        {isLive ? whole : first}
      </div>
    );
  };
}

/** Inside the part's boundary, so that its effect runs once the part beside it is hydrated. */
function OnceLive({ run }: { readonly run: RefObject<(() => void) | undefined> }) {
  useEffect(() => run.current?.(), [run]);
  return null;
}
