import { useEffect, type ComponentPropsWithRef } from 'react';
import { darkTheme, styled } from '@/components/theme';

/** Props of elements that are not printed, such as controls. */
export const NOT_PRINTED = { 'data-print': 'hidden' } as const;

/* These rules reach the shell from here, so that it needs no print styles of its own. */
const Sheet = styled('div', {
  display: 'contents',
  '@media print': {
    ':root:has(&)': { printColorAdjust: 'exact' },
    ':root:has(&) body': { backgroundColor: 'white' },
    ':root:has(&) :is(nav, header, [aria-label="Notifications"], [data-print="hidden"])': {
      display: 'none !important',
    },
    ':root:has(&) main': { padding: '0 !important' },
    '& section': { breakInside: 'avoid' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
});

/** Switches the page to the light theme while printing. */
function useLightOnPaper(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    const paper = window.matchMedia('print');
    let wasDark = false;
    const restore = () => {
      if (wasDark) classList.add(darkTheme.className);
      wasDark = false;
    };
    const draw = () => {
      if (!paper.matches) return restore();
      wasDark = classList.contains(darkTheme.className);
      classList.remove(darkTheme.className);
    };
    paper.addEventListener('change', draw);
    return () => {
      paper.removeEventListener('change', draw);
      restore();
    };
  }, []);
}

/** Props of {@link PrintSheet}: those of a `div`. */
export type PrintSheetProps = ComponentPropsWithRef<'div'>;

/**
 * A page made for printing as well: without shell and controls, in the light theme, and without page breaks inside
 * cards.
 */
export function PrintSheet(props: PrintSheetProps) {
  useLightOnPaper();
  return <Sheet data-testid="gsc-print-sheet" {...props} />;
}
