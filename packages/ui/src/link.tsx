import type { ComponentType, MouseEventHandler, ReactNode } from 'react';
import { createContext, use } from 'react';

export interface LinkProps {
  readonly href: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

interface LinkProviderProps {
  /** The router's link component, so that the primitives navigate without a page load. */
  readonly component: ComponentType<LinkProps>;
  readonly children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
