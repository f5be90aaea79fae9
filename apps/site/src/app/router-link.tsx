import type { LinkProps } from '@tuyuan/ui/link.tsx';
import { Link } from 'react-router-dom';
import { isElsewhere } from '../shared/other-app.ts';

/** Link of the shared components: navigates in place within the site, loads addresses of other apps or hosts. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  // On the server a link has nothing to do but be there, and a page has hundreds.
  if (import.meta.env.SSR || isElsewhere(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  );
}
