import { createElement, Fragment, type ComponentType, type ElementType } from 'react';

/** Where Stitches keeps what a style is made of, so that styles can be made of each other. */
const INTERNAL = Symbol.for('sxs.internal');

type Props = Readonly<Record<string, unknown>>;

/** Name, base, variants, compound variants, and each variant with its default; the last is read here. */
type Composer = readonly [string, object, unknown, unknown, Readonly<Record<string, string>>, ...unknown[]];

/** What Stitches' `css` makes of styles; its types leave out what its own `styled` reads. */
interface Styles {
  /** For elements that are components: adds the rules that are not in the sheet yet when it is drawn. */
  (props: Props): { props: Props; deferredInjector: ComponentType | null };
  className: string;
  selector: string;
  [INTERNAL]: { type: ElementType; composers: ReadonlySet<Composer> };
}

/** Stitches' `css`, as it is and not as its types tell it. */
export type MakeStyles = (...parts: readonly unknown[]) => Styles;

/**
 * Stitches' `styled` over its `css`, with one difference: the classes of a combination of variants are worked out
 * once. Stitches serializes and hashes the styles of every variant at every drawing of every element, which in a table
 * is most of the time (decision 0042). What it alone can do (a `css` prop, variants by breakpoint) it still does.
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

/* Rules put on a component have to come after those of its own elements, so they are added when these are drawn. */
function draw(element: ElementType, props: Props, Injector: ComponentType | null) {
  const drawn = createElement(element, props);
  return Injector ? createElement(Fragment, null, drawn, createElement(Injector)) : drawn;
}

/** The combination of variants asked for; `undefined` when Stitches has to work it out. */
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
