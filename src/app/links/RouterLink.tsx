import { Link } from 'react-router';
import type { LinkElementProps } from '@/components/Link';

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Every link of the design system: inside the console through the router, anything else as a plain anchor. */
export function RouterLink({ href, children, ...rest }: LinkElementProps) {
  if (OUTSIDE.test(href) || rest.download !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
