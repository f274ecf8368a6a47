import { darkTheme } from './theme';

/** The choices of the user. `system` follows the operating system. */
export const colourModes = ['light', 'dark', 'system'] as const;

/** A choice of the user. */
export type ColourMode = (typeof colourModes)[number];

/** The two themes. */
export const themeModes = ['light', 'dark'] as const;

/** The active theme. */
export type ThemeMode = (typeof themeModes)[number];

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Returns the theme of a choice on this device. */
export function resolveColourMode(mode: ColourMode): ThemeMode {
  if (mode !== 'system') return mode;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/**
 * Applies the theme of `mode` to `root`, and follows the operating system while `mode` is `system`. Returns a
 * function that stops following.
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
