import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react';

/** Props of a component that renders links: the attributes of an anchor, with an address. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside or outside the console. */
  href: string;
  /** Ref to the anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders a link, usually the router's. */
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
  /** Renders every link below; must be stable. */
  component: LinkElement;
  /** Called with the address of a link within 200 px of the window; must be stable. */
  onPrefetch?: (href: string) => void;
  /** Content with links. */
  children: ReactNode;
}

/** Makes all links below use the app's router. Without it links are plain anchors. */
export function LinkProvider({ component, onPrefetch, children }: LinkProviderProps) {
  const links = useMemo(() => ({ component, onPrefetch }), [component, onPrefetch]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

/** Returns how links are rendered and prefetched. */
export function useLinks(): Links {
  return useContext(LinkContext);
}
