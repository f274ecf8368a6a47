import { darkTheme } from './theme';

/** What a reader may choose. `system` follows the operating system. */
export const colourModes = ['light', 'dark', 'system'] as const;

/** One of the choices of a reader. */
export type ColourMode = (typeof colourModes)[number];

/** The two themes there are. */
export const themeModes = ['light', 'dark'] as const;

/** The theme that is drawn. */
export type ThemeMode = (typeof themeModes)[number];

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The theme a choice leads to on this device now. */
export function resolveColourMode(mode: ColourMode): ThemeMode {
  if (mode !== 'system') return mode;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/**
 * Draws everything under `root` in the theme of `mode`, and keeps following the operating system while `mode` is
 * `system`. Returns a function that stops following.
 */
export function applyColourMode(mode: ColourMode, root: HTMLElement = document.documentElement): () => void {
  const draw = (): void => {
    const resolved = resolveColourMode(mode);
    root.classList.toggle(darkTheme.className, resolved === 'dark');
    root.dataset['theme'] = resolved;
  };
  draw();
  if (mode !== 'system') return () => undefined;
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener('change', draw);
  return () => query.removeEventListener('change', draw);
}
