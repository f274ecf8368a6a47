import { createElement, useCallback } from 'react';
import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import { type LinkElementProps, useLinks } from './LinkContext';
import { observeNearness } from '@/components/_internal/observeNearness';

/**
 * An undressed link through the router of the app: the base of every link-shaped part. Where the app prefetches, it is
 * told of the address once the link is within 200 px of the window.
 */
export function BaseLink(props: LinkElementProps) {
  const { component, onPrefetch } = useLinks();
  return onPrefetch ? <ObservedLink {...props} onPrefetch={onPrefetch} /> : createElement(component, props);
}

/* Apart, because a link nobody observes need not be attached again when a table gives it another address. */
function ObservedLink(props: LinkElementProps & { onPrefetch: (href: string) => void }) {
  const { ref, href, onPrefetch, ...rest } = props;
  const { component } = useLinks();
  const observe = useCallback(
    (element: HTMLAnchorElement | null) =>
      element ? observeNearness(element, () => onPrefetch(href)) : undefined,
    [href, onPrefetch],
  );
  return createElement(component, { ...rest, href, ref: useComposedRefs(ref, observe) });
}
