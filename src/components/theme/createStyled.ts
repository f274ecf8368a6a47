import { createElement, Fragment, type ComponentType, type ElementType } from 'react';

/** The key under which Stitches stores the parts of a style, so that styles can be composed. */
const INTERNAL = Symbol.for('sxs.internal');

type Props = Readonly<Record<string, unknown>>;

/** Name, base, variants, compound variants, and the default of each variant; only the last is read here. */
type Composer = readonly [string, object, unknown, unknown, Readonly<Record<string, string>>, ...unknown[]];

/** The result of Stitches' `css`, including fields its types omit but its `styled` uses. */
interface Styles {
  /** For elements that are components: injects missing rules when rendered. */
  (props: Props): { props: Props; deferredInjector: ComponentType | null };
  className: string;
  selector: string;
  [INTERNAL]: { type: ElementType; composers: ReadonlySet<Composer> };
}

/** Stitches' `css` with its actual type. */
export type MakeStyles = (...parts: readonly unknown[]) => Styles;

/**
 * Replaces Stitches' `styled`, with one difference: it caches the classes of each combination of variants. Stitches
 * serialises and hashes all variants at every render, which takes most of a table's time (decision 0042). Stitches
 * still handles a `css` prop and variants by breakpoint.
 */
export function createStyled(css: MakeStyles) {
  return (...parts: readonly unknown[]) => {
    const styles = css(...parts);
    const { type, composers } = styles[INTERNAL];
    const variants = [...new Set([...composers].flatMap(([, , , , defaults]) => Object.keys(defaults)))];
    const known = new Map<string, string>();
    let injector: ComponentType | null = null;

    const classesOf = (props: Props): string | undefined => {
      const key = keyOf(props, variants);
      if (key === undefined) return undefined;
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = styles(pick(props, variants));
      injector = made.deferredInjector;
      const classes = String(made.props.className);
      known.set(key, classes);
      return classes;
    };

    function Styled(props: Props) {
      const element = (props.as as ElementType | undefined) ?? type;
      const classes = classesOf(props);
      if (classes !== undefined) return draw(element, withoutVariants(props, variants, classes), injector);
      const made = styles(props);
      const { as: _, ...rest } = made.props;
      return draw(element, rest, made.deferredInjector);
    }

    return Object.assign(Styled, {
      displayName: `Styled.${nameOf(type)}`,
      className: styles.className,
      selector: styles.selector,
      toString: () => styles.selector,
      [INTERNAL]: styles[INTERNAL],
    });
  };
}

/* Rules of a styled component must follow those of its inner elements, so they are injected when it renders. */
function draw(element: ElementType, props: Props, Injector: ComponentType | null) {
  const drawn = createElement(element, props);
  return Injector ? createElement(Fragment, null, drawn, createElement(Injector)) : drawn;
}

/** Returns the cache key of a combination of variants; `undefined` if Stitches must compute it. */
function keyOf(props: Props, variants: readonly string[]): string | undefined {
  if (props.css !== undefined) return undefined;
  let key = '';
  for (const variant of variants) {
    const value = props[variant];
    if (typeof value === 'object' && value !== null) return undefined;
    key += `${String(value)}|`;
  }
  return key;
}

function withoutVariants(props: Props, variants: readonly string[], classes: string): Props {
  const rest: Record<string, unknown> = {};
  for (const name in props)
    if (name !== 'as' && name !== 'css' && !variants.includes(name)) rest[name] = props[name];
  rest.className = props.className ? `${classes} ${String(props.className)}` : classes;
  return rest;
}

function pick(props: Props, names: readonly string[]): Props {
  return Object.fromEntries(names.filter((name) => name in props).map((name) => [name, props[name]]));
}

function nameOf(type: ElementType): string {
  return typeof type === 'string' ? type : (type.displayName ?? type.name);
}
