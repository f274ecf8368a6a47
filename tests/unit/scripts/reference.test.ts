// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REFERENCE_PATHS } from '@/domain/paths';
import { callsOf, type Contract } from '../../../scripts/reference/openApi';
import { renderReference } from '../../../scripts/reference/renderReference';

const files = renderReference({ fontAddress: '/assets/inter.woff2' });
type Name = keyof typeof REFERENCE_PATHS;
const NAMES = Object.keys(REFERENCE_PATHS) as Name[];
const pages = new Map(
  NAMES.map((name) => {
    const text = files.find(({ path }) => path === REFERENCE_PATHS[name])?.text ?? '';
    return [name, new DOMParser().parseFromString(text, 'text/html')];
  }),
);
/** The ids of a page, including duplicates. */
const idsOf = (page: Document) => [...page.querySelectorAll('[id]')].map(({ id }) => id);
const ids = new Map([...pages].map(([name, page]) => [name, new Set(idsOf(page))]));

function pageOf(name: Name): Document {
  const page = pages.get(name);
  if (!page) throw new Error(`There is no page ${name}.`);
  return page;
}

const contractOf = (name: string) =>
  parse(readFileSync(`src/contract/${name}.openapi.yaml`, 'utf8')) as Contract;

describe.each([
  ['management', 'platform'],
  ['environment', 'environment'],
] as const)('the reference of the %s API', (name, document) => {
  const page = pageOf(name);
  const contract = contractOf(document);

  it('has every operation of the contract with its method and address, and an entry for each in its contents', () => {
    const calls = callsOf(contract);
    expect(calls.length).toBeGreaterThan(50);
    const entries = [...page.querySelectorAll('nav li a')].map((link) => link.getAttribute('href'));
    for (const { method, path, operation } of calls) {
      const article = page.getElementById(operation.operationId);
      expect(article?.querySelector('.address')?.textContent, operation.operationId).toBe(
        `${method.toUpperCase()} ${path}`,
      );
      expect(entries).toContain(`#${operation.operationId}`);
    }
    const schemas = Object.keys(contract.components.schemas).map((schema) => `schema-${schema}`);
    const articles = [...page.querySelectorAll('article')].map(({ id }) => id);
    expect(articles.sort()).toEqual(
      [...calls.map(({ operation }) => operation.operationId), ...schemas].sort(),
    );
  });

  it('names every parameter and answer of an operation', () => {
    for (const { operation, parameters } of callsOf(contract)) {
      const article = page.getElementById(operation.operationId);
      const fields = [...(article?.querySelectorAll('.field dt code') ?? [])].map(
        ({ textContent }) => textContent,
      );
      for (const { name: parameter } of parameters) expect(fields).toContain(parameter);
      const statuses = [...(article?.querySelectorAll('.answer strong') ?? [])].map(
        ({ textContent }) => textContent,
      );
      expect(statuses).toEqual(Object.keys(operation.responses).filter((status) => /^\d{3}$/.test(status)));
    }
  });

  it('has examples that are JSON, and a call of curl for each operation', () => {
    for (const code of page.querySelectorAll('.example code'))
      expect(() => JSON.parse(code.textContent) as unknown, code.textContent).not.toThrow();
    expect(page.querySelectorAll('article > .code')).toHaveLength(callsOf(contract).length);
  });
});

describe('a page of the reference', () => {
  it.each(NAMES)('of %s has only valid links, and no inline scripts or styles', (name) => {
    const page = pageOf(name);
    expect(idsOf(page)).toHaveLength(ids.get(name)?.size ?? 0);
    const broken = [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => {
        const [path, id] = href.split('#');
        const other = path ? NAMES.find((each) => REFERENCE_PATHS[each] === path) : name;
        return !other || (id !== undefined && !ids.get(other)?.has(id));
      });
    expect(broken).toEqual([]);
    expect(page.querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0);
  });

  it('is set in the font of the console', () => {
    const sheet = files.find(({ path }) => path.endsWith('.css'))?.text;
    expect(sheet).toContain("url('/assets/inter.woff2')");
  });
});
