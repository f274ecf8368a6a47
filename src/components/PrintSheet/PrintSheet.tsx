import { useEffect, type ComponentPropsWithRef } from 'react';
import { darkTheme, styled } from '@/components/theme';

/** Props of what is of use on the screen alone, such as controls. */
export const NOT_PRINTED = { 'data-print': 'hidden' } as const;

/* The rules reach out to the shell, which knows nothing of paper and stays free of them where nothing is printed. */
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

/** Draws the page light while it is printed: paper is. */
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

/** Props of {@link PrintSheet}; whatever a `div` takes goes to its root. */
export type PrintSheetProps = ComponentPropsWithRef<'div'>;

/** A page that is also read on paper: without the shell and what can only be pressed, light, and with no card cut in two. */
export function PrintSheet(props: PrintSheetProps) {
  useLightOnPaper();
  return <Sheet data-testid="gsc-print-sheet" {...props} />;
}
