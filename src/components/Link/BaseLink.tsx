import { createElement } from 'react';
import { type LinkElementProps, useLinkElement } from './LinkContext';

/** An undressed link through the router of the app: the base of every link-shaped part. */
export function BaseLink(props: LinkElementProps) {
  return createElement(useLinkElement(), props);
}
