import { useEffect, useState } from 'react';
import { useSetting } from './site-settings.ts';

/** Returns the site's public address; "" on the server, which does not know it. */
export function useSiteOrigin(): string {
  const siteAddress = useSetting('siteAddress').replace(/\/+$/, '');
  const [own, setOwn] = useState('');
  useEffect(() => setOwn(window.location.origin), []);
  return siteAddress || own;
}
