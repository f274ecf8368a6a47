import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requireFreeName } from '@/api/mocks/requireFreeName';
import { nameTaken } from '@/domain/refusal';

const library = { name: 'Library' };
const among = [library, { name: 'Archive' }];
const refusal = nameTaken('A connector');

describe('a name that only one row may have', () => {
  it('is refused in any case when another row has it', () => {
    expect(() => requireFreeName({ among, name: 'aRCHIVE', refusal })).toThrow(refusal.detail);
    expect(() => requireFreeName({ among, name: 'aRCHIVE', own: library, refusal })).toThrow(refusal.detail);
  });

  it('is free for the row that has it, and when no row has it', () => {
    expect(() => requireFreeName({ among, name: 'library', own: library, refusal })).not.toThrow();
    expect(() => requireFreeName({ among, name: 'Libraries', refusal })).not.toThrow();
  });

  it('is compared by the rule of its kind', () => {
    const isSame = (one: string, other: string) => one[0] === other[0];
    expect(() => requireFreeName({ among, name: 'Letters', isSame, refusal })).toThrow(refusal.detail);
  });

  it.each(['platform', 'src/api/mocks'])('is checked by one function in %s', (folder) => {
    const files = (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[]).filter(
      (file) =>
        file.endsWith('.ts') && /function requireFreeName\b/.test(readFileSync(`${folder}/${file}`, 'utf8')),
    );
    expect(files).toHaveLength(1);
  });
});
