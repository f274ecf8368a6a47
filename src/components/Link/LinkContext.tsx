import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What a component that draws links is given: the attributes of an anchor, with an address. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside or outside the console. */
  href: string;
  /** The anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that draws a link, usually the one of the router. */
export type LinkElement = ComponentType<LinkElementProps>;

function PlainAnchor({ children, ...rest }: LinkElementProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkElement>(PlainAnchor);

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Draws every link below; give a stable component. */
  component: LinkElement;
  /** What may contain links. */
  children: ReactNode;
}

/** Makes every link of the design system go through the router of the app. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that draws links here. */
export function useLinkElement(): LinkElement {
  return useContext(LinkContext);
}
