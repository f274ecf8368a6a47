import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const components = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));

function storiesOf(component: string): string[] {
  const file = `stories/components/${component}.stories.tsx`;
  const csf = loadCsf(readFileSync(file, 'utf8'), {
    makeTitle: (title) => title ?? '',
    fileName: file,
  }).parse();
  expect(csf.meta.title).toBe(`Components/${component}`);
  expect(csf.meta.component?.replace(/<.*/, '')).toBe(component);
  expect(csf.meta.tags ?? []).not.toContain('!autodocs');
  return Object.keys(csf._stories);
}

describe('stories of the design system', () => {
  it.each(components)('%s has a docs page, Default, Playground and a story per feature', (component) => {
    const stories = storiesOf(component);
    expect(stories.slice(0, 2)).toEqual(['Default', 'Playground']);
    expect(stories.length).toBeGreaterThan(2);
  });
});
