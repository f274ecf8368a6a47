import type { Generated } from './GeneratedFile';

/** Generates a part of the design system called `name` (PascalCase), with its story and its test. */
export function component(name: string): Generated {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  const testId = `gsc-${words.replaceAll(' ', '-').toLowerCase()}`;
  const files = [
    {
      path: `src/components/${name}/${name}.tsx`,
      text: `import type { ComponentPropsWithRef } from 'react';
import { styled } from '@/components/theme';

const Root = styled('div', { color: '$text' });

/** Props of {@link ${name}}; whatever a \`div\` takes goes to its root. */
export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /**
   * How much room it takes.
   * @default 'm'
   */
  size?: 's' | 'm';
}

/** Shows its children at the given size. */
export function ${name}({ size = 'm', ...rest }: ${name}Props) {
  return <Root data-testid="${testId}" data-size={size} {...rest} />;
}
`,
    },
    {
      path: `src/components/${name}/index.ts`,
      text: `export { ${name}, type ${name}Props } from './${name}';\n`,
    },
    {
      path: `stories/components/${name}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from '@/components/${name}';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${words}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words}')).toBeVisible();
  },
};

export const Playground: Story = { args: { size: 'm' } };

export const Small: Story = {
  args: { size: 's' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('${testId}')).toHaveAttribute('data-size', 's');
  },
};
`,
    },
    {
      path: `tests/unit/components/${name}.test.tsx`,
      text: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${name} } from '@/components/${name}';

describe('${name}', () => {
  it('shows its children at the size it is given, and passes on what its root takes', () => {
    render(
      <${name} size="s" aria-label="A label">
        Content
      </${name}>,
    );
    const root = screen.getByTestId('${testId}');
    expect(root).toHaveTextContent('Content');
    expect(root).toHaveAttribute('data-size', 's');
    expect(root).toHaveAttribute('aria-label', 'A label');
  });
});
`,
    },
  ];
  return { files, insertions: [] };
}
