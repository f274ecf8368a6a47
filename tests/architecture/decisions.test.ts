import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

describe('decision records', () => {
  it('each have a number of their own', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(records.length).toBeGreaterThan(40);
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it.each(records)('%s has a topic, a date and a status, and is listed with them', (name) => {
    const [title = '', , meta = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`));
    expect(meta).toMatch(/^\d{4}-\d{2}-\d{2} · (?:accepted|superseded by \[\d{4}\]\(.+\))$/);
    const cells = index
      .split('\n')
      .find((line) => line.startsWith(`| [${name.slice(0, 4)}](${name})`))
      ?.split('|')
      .map((cell) => cell.trim());
    const [date, status] = meta.split(' · ');
    expect(cells?.slice(2, 5)).toEqual([title.slice(7), date, status]);
  });

  it('are linked to by names that exist', () => {
    const linked = [index, ...records.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))]
      .flatMap((text) => [...text.matchAll(/\((\d{4}-[a-z0-9-]+\.md)\)/g)])
      .map(([, name]) => name ?? '');
    expect(linked.filter((name) => !records.includes(name))).toEqual([]);
  });
});
