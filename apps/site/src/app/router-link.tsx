import type { LinkProps } from '@tuyuan/ui/link.tsx';
import { Link } from 'react-router-dom';
import { isElsewhere } from '../shared/other-app.ts';

/** The shared parts' link: navigates in place within the site, loads anew what another app or host serves. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (isElsewhere(href)) {
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
