import type { GeneratedFile } from './GeneratedFile';

/** A product area in the folder `name` (kebab-case) with one screen, its story and its test. */
export function featureFiles(name: string): GeneratedFile[] {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const screen = `${name.replaceAll(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase())}Screen`;
  return [
    {
      path: `src/features/${name}/${screen}.tsx`,
      text: `import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { PageHeader } from '@/components/PageHeader';

interface ${screen}Props {
  /** Heading of the page. */
  title: string;
  /** What there is, by name. */
  items: readonly string[];
}

/** What there is, or that there is nothing yet. */
export function ${screen}({ title, items }: ${screen}Props) {
  return (
    <>
      <PageHeader title={title} />
      {items.length === 0 ? (
        <EmptySection image={<EmptyDrawing />} title="There is nothing here yet" />
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
`,
    },
    { path: `src/features/${name}/index.ts`, text: `export { ${screen} } from './${screen}';\n` },
    {
      path: `stories/features/${name}/${screen}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${screen} } from '@/features/${name}';

const meta = {
  title: 'Features/${title}',
  component: ${screen},
  args: { title: '${title}', items: ['First', 'Second'] },
} satisfies Meta<typeof ${screen}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second')).toBeVisible();
  },
};

export const Empty: Story = { args: { items: [] } };
`,
    },
    {
      path: `tests/unit/features/${name}/${screen}.test.tsx`,
      text: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${screen} } from '@/features/${name}';

describe('${screen}', () => {
  it('lists what there is', () => {
    render(<${screen} title="${title}" items={['First', 'Second']} />);
    expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says so when there is nothing', () => {
    render(<${screen} title="${title}" items={[]} />);
    expect(screen.getByText('There is nothing here yet')).toBeVisible();
  });
});
`,
    },
  ];
}
