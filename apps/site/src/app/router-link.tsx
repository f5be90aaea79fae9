import type { LinkProps } from '@tuyuan/ui/link.tsx';
import { Link } from 'react-router-dom';

/** The shared parts' link: navigates in place within the site, loads anew what another app or host serves. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const isElsewhere = !href.startsWith('/') || /^\/(\/|admin(\/|$)|api\/|meeting(\/|$)|mobile(\/|$))/.test(href);
  if (isElsewhere) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
