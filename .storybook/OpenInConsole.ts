import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';

/**
 * Links the story of a screen to its place in the running console; renders nothing without a `consolePath`. Has no
 * JSX, which Storybook's manager would compile with the classic runtime.
 */
export function OpenInConsole() {
  const path = useParameter<string | undefined>('consolePath');
  const console = process.env['STORYBOOK_CONSOLE_URL'];
  if (path === undefined || !console) return null;
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', ariaLabel: false },
    createElement(
      'a',
      { href: `${console}${path}`, target: '_blank', rel: 'noreferrer' },
      'Open in the console',
    ),
  );
}
