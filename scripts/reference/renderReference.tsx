import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { darkColours } from '../../src/components/theme/darkColours';
import { lightColours } from '../../src/components/theme/lightColours';
import { REFERENCE_PATHS } from '../../src/domain/paths';
import { ContractPage } from './ContractPage';
import type { PageName } from './Layout';
import type { Contract } from './openApi';
import { WebHooksPage } from './WebHooksPage';

/** A file of the reference, by its path from the root of the console. */
export interface ReferenceFile {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readContract = (name: string) => parse(read(`../../src/contract/${name}.openapi.yaml`)) as Contract;

const variables = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The colours of the console's themes; the reference uses the reader's choice in the console too. */
const themes = () =>
  [
    `:root { ${variables(lightColours)} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${variables(darkColours)} } }`,
    `:root[data-theme='dark'] { ${variables(darkColours)} }`,
  ].join('\n');

/** Renders the API reference as files: a page for each contract, one for web hooks, and their shared files. */
export function renderReference({ fontAddress }: { fontAddress?: string | undefined } = {}): ReferenceFile[] {
  const environment = readContract('environment');
  const pages: Readonly<Record<PageName, React.ReactElement>> = {
    management: <ContractPage page="management" contract={readContract('platform')} />,
    environment: <ContractPage page="environment" contract={environment} />,
    'web-hooks': <WebHooksPage contract={environment} />,
  };
  const face = fontAddress
    ? `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url('${fontAddress}') format('woff2'); }\n`
    : '';
  return [
    ...Object.entries(pages).map(([name, page]) => ({
      path: REFERENCE_PATHS[name as PageName],
      type: 'text/html; charset=utf-8',
      text: `<!doctype html>${renderToStaticMarkup(page)}`,
    })),
    {
      path: '/reference/reference.css',
      type: 'text/css; charset=utf-8',
      text: `${face}${themes()}\n${read('./reference.css')}`,
    },
    { path: '/reference/reference.js', type: 'text/javascript; charset=utf-8', text: read('./reference.js') },
  ];
}
