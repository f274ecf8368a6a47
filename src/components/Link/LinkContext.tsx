import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
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

interface Links {
  component: LinkElement;
  onPrefetch: ((href: string) => void) | undefined;
}

const LinkContext = createContext<Links>({ component: PlainAnchor, onPrefetch: undefined });

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Draws every link below; give a stable component. */
  component: LinkElement;
  /** Called with the address of a link that comes within 200 px of the window; give a stable function. */
  onPrefetch?: (href: string) => void;
  /** What may contain links. */
  children: ReactNode;
}

/** Makes every link of the design system go through the router of the app. Without it links are plain anchors. */
export function LinkProvider({ component, onPrefetch, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, onPrefetch }), [component, onPrefetch]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

/** How links are drawn and fetched ahead here. */
export function useLinks(): Links {
  return useContext(LinkContext);
}
