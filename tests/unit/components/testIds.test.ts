import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/components';

describe('test ids', () => {
  it('R9.31 start with gsc on design-system parts', () => {
    const ids = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => [
        ...readFileSync(`${FOLDER}/${path}`, 'utf8').matchAll(
          /(?:data-testid="|testId="|testid'\] \?\? ')([^"']+)/gu,
        ),
      ])
      .map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => !id?.startsWith('gsc-'))).toEqual([]);
  });
});
