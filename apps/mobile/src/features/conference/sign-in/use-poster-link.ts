import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { type PosterLink, readPosterLink } from './poster-link.ts';

/** Signs in an attendee who scanned the poster with WeChat, and removes the code from the address bar. */
export function usePosterLink(signIn: (poster: PosterLink) => Promise<void>): void {
  const navigate = useNavigate();
  const start = useEffectEvent((poster: PosterLink) => {
    void navigate(paths.actsign, { replace: true });
    void signIn(poster);
  });
  useEffect(() => {
    const poster = readPosterLink(location.href);
    if (poster) start(poster);
  }, []);
}
