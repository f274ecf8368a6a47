import { createStitches } from '@stitches/react';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, type ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { createStyled, type MakeStyles } from '@/components/theme/createStyled';

const { css, getCssText, styled: theirs } = createStitches({ media: { narrow: '(max-width: 600px)' } });
const ours = createStyled(css as unknown as MakeStyles) as unknown as typeof theirs;

const base = css({
  padding: 4,
  variants: { tone: { calm: { color: 'blue' }, loud: { color: 'red' } } },
  defaultVariants: { tone: 'calm' },
});
const make = (styled: typeof theirs) =>
  styled('p', base, {
    margin: 0,
    variants: { wide: { true: { width: '100%' } }, size: { 1: { fontSize: 12 }, 2: { fontSize: 16 } } },
    compoundVariants: [{ wide: true, size: 2, css: { fontWeight: 700 } }],
  });
const Theirs = make(theirs);
const Ours = make(ours);

type Props = ComponentProps<typeof Theirs>;

function htmlOf(Component: typeof Theirs, props: Props): string {
  const { container } = render(<Component {...props}>text</Component>);
  const html = container.innerHTML;
  cleanup();
  return html;
}

const anyProps: fc.Arbitrary<Props> = fc.record(
  {
    tone: fc.constantFrom('calm', 'loud', undefined),
    wide: fc.constantFrom(true, false, undefined),
    size: fc.constantFrom(1, 2, '1', '2', { '@narrow': 1 }),
    css: fc.constantFrom(undefined, { top: 1 }),
    className: fc.constantFrom('mine', 'mine yours', undefined),
    as: fc.constantFrom('p', 'time'),
    title: fc.string(),
  },
  { requiredKeys: [] },
) as never;

describe('styled', () => {
  it('renders the same classes and attributes as Stitches, on every render', () => {
    fc.assert(
      fc.property(fc.array(anyProps, { minLength: 1, maxLength: 4 }), (some) => {
        for (const props of [...some, ...some]) expect(htmlOf(Ours, props)).toBe(htmlOf(Theirs, props));
      }),
    );
  });

  it('adds the rules of a styled component after those of its own elements', () => {
    const Inner = ours('i', { zIndex: 1 });
    const Outer = ours((props: object) => <Inner {...props} />, { zIndex: 2 });
    render(<Outer />);
    const rules = getCssText();
    const place = (value: number) => rules.search(new RegExp(`z-index: ?${value}`));
    expect(place(1)).toBeGreaterThan(-1);
    expect(place(2)).toBeGreaterThan(place(1));
  });

  it('hands on refs, and can be styled further', () => {
    const ref = createRef<HTMLParagraphElement>();
    const Further = ours(Ours, { top: 0 });
    render(<Further ref={ref} tone="loud" />);
    expect(ref.current?.className).toContain('tone-loud');
  });
});
