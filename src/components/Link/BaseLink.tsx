import { createElement, useCallback } from 'react';
import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import { type LinkElementProps, useLinks } from './LinkContext';
import { observeNearness } from '@/components/_internal/observeNearness';

/**
 * An unstyled link that uses the app's router; the base of all links. If the app prefetches, it gets the address once
 * the link is within 200 px of the window.
 */
export function BaseLink(props: LinkElementProps) {
  const { component, onPrefetch } = useLinks();
  return onPrefetch ? <ObservedLink {...props} onPrefetch={onPrefetch} /> : createElement(component, props);
}

/* A separate component, because an unobserved link keeps its ref when a table changes its address. */
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
