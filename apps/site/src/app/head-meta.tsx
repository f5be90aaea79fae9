import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { DEFAULT_SITE_DESCRIPTION, useSetting, useSiteName } from '../shared/site-settings.ts';
import { metaOf } from './route-meta.ts';

/** Updates the document's head on navigation; the server writes the first one. */
export function HeadMeta() {
  const meta = metaOf(useMatches());
  const { key } = useLocation();
  const siteName = useSiteName();
  const siteDescription = useSetting('siteDescription') || DEFAULT_SITE_DESCRIPTION;
  const siteAddress = useSetting('siteAddress');
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    // The first page's head comes from the server.
    if (shownKey.current === undefined && document.title !== '') {
      shownKey.current = key;
      return;
    }
    shownKey.current = key;
    let isCurrent = true;
    const site = { origin: siteAddress || window.location.origin, siteName, siteDescription };
    void import('./show-meta.ts').then(({ showMeta }) => isCurrent && showMeta(meta, site));
    return () => {
      isCurrent = false;
    };
  }, [key, meta, siteName, siteDescription, siteAddress]);
  return null;
}
