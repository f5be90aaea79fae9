import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tokenOfHash } from './ticket-of-qr.ts';

/** Takes the token of a ticket's QR code from the fragment, removes it from the address bar and logs in at once. */
export function useDeepLink(enter: (ticket: string) => Promise<void>): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  const take = useEffectEvent(async (token: string) => {
    await navigate(`${pathname}${search}`, { replace: true });
    await enter(token);
  });
  useEffect(() => {
    const token = tokenOfHash(hash);
    if (token === undefined || taken.current === token) return;
    taken.current = token;
    void take(token);
  }, [hash]);
}
