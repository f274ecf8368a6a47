import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyColourMode, config, css, darkTheme } from '@/components/theme';
import { darkColours } from '@/components/theme/darkColours';
import { lightColours } from '@/components/theme/lightColours';
import { breakpoints, sizes } from '@/components/theme/tokens';

const scales = config.theme as unknown as Record<string, Record<string, unknown>>;
const scaleOfProperty = config.themeMap as unknown as Record<string, string>;

/** A property of a style object with a string value. */
const DECLARATION = /(?:^|[\s{,(])'?(--)?(\w+)'?\s*:\s*(['"`])((?:(?!\3).)*\$(?:(?!\3).)*)\3/gmu;

const TOKEN = /-?\$(\w+)(?:\$(\w+))?/gu;

function unknownTokens(source: string): string[] {
  const style = source.replaceAll(/\$\{[^}]*\}/gu, '');
  return [...style.matchAll(DECLARATION)].flatMap(([, custom, property = '', , value = '']) =>
    [...value.matchAll(TOKEN)].flatMap(([token, first = '', second]) => {
      const scale = second === undefined ? scaleOfProperty[property] : first;
      const name = second ?? first;
      if (custom && second === undefined) return [`${property}: ${token} needs its scale`];
      if (scale === undefined) return [`${property}: ${token} needs its scale`];
      return scales[scale]?.[name] === undefined ? [`${property}: ${token} is no token`] : [];
    }),
  );
}

/** Lists the rules in the page, including nested ones. */
function drawnRules(): string[] {
  const texts = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      rule.cssText,
      ...('cssRules' in rule ? texts(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets].flatMap((sheet) => texts(sheet.cssRules));
}

/** Returns the value of a custom property in its first declaration. */
function valueOf(name: string): string | undefined {
  const declaration = new RegExp(`${name}:\\s*([^;}]+)`, 'u');
  return drawnRules()
    .map((text) => declaration.exec(text)?.[1]?.trim())
    .find((value) => value !== undefined);
}

function stylesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${folder}/${path}`);
}

describe('tokens', () => {
  it('finds an unknown token', () => {
    expect(unknownTokens("css({ color: '$texd' })")).toEqual(['color: $texd is no token']);
    expect(unknownTokens("css({ gridColumn: '$2' })")).toEqual(['gridColumn: $2 needs its scale']);
    expect(unknownTokens("css({ padding: '$2 $99', border: '1px solid $colors$border' })")).toEqual([
      'padding: $99 is no token',
    ]);
  });

  it.each(['src', 'stories'])('uses only tokens that exist in %s', (folder) => {
    const found = stylesIn(folder).flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      if (!/components\/|theme/u.test(source)) return [];
      return unknownTokens(source).map((complaint) => `${path}: ${complaint}`);
    });
    expect(found).toEqual([]);
  });

  it('R9.08 has a light and a dark theme over one contract', () => {
    expect(Object.keys(darkColours).sort()).toEqual(Object.keys(lightColours).sort());
    const root = document.createElement('div');
    const drawn = (['dark', 'light'] as const).map((mode) => {
      applyColourMode(mode, root);
      return [root.dataset['theme'], root.className];
    });
    expect(drawn).toEqual([
      ['dark', darkTheme.className],
      ['light', ''],
    ]);
  });

  it('R9.09 uses brand colours for brand parts and buttons', () => {
    const { className } = css({ color: '$brand', backgroundColor: '$action' })();
    const rule = drawnRules().find((text) => text.startsWith(`.${className.split(' ').at(-1)} `)) ?? '';
    const colours = [...rule.matchAll(/: var\((.+?)\)/gu)].map(([, name = '']) => valueOf(name));
    expect(colours).toEqual(['#010058', '#5f30e2']);
  });

  it.each([
    ['@mobile', '(max-width: 650px)'],
    ['@tablet', '(max-width: 769px)'],
    ['@laptop', '(max-width: 1024px)'],
    ['@desktop', '(min-width: 1140px)'],
  ] as const)('R9.05 what is styled for %s is drawn where it is %s', (media, query) => {
    const { className } = css({ [media]: { order: 7 } })();
    const [last = ''] = className.split(' ').slice(-1);
    const rule = drawnRules().find((text) => text.includes(last) && text.includes('order'));
    expect(rule).toContain(`@media ${query}`);
  });

  it('has the same breakpoints for scripts and styles', () => {
    expect(breakpoints).toEqual({ mobile: 650, tablet: 769, laptop: 1024, desktop: 1140 });
    expect(config.media).toMatchObject({
      mobile: '(max-width: 650px)',
      tablet: '(max-width: 769px)',
      laptop: '(max-width: 1024px)',
      desktop: '(min-width: 1140px)',
    });
  });

  it('R9.06 R9.07 has the layout sizes and the modal widths', () => {
    expect(sizes).toMatchObject({
      rail: '4.125rem',
      sidePanel: '16.25rem',
      header: '4rem',
      modalXs: '21.25rem',
      modalS: '31.25rem',
      modalM: '40rem',
      modalL: '56.25rem',
      modalXl: '60rem',
    });
  });
});
