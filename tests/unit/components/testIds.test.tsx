import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMockSession } from '@/app/mock/createMockSession';
import { ExpiredSessionLayer } from '@/app/session/ExpiredSessionLayer';
import { SessionContext } from '@/app/session/SessionContext';
import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';

const FOLDER = 'src/components';

describe('test ids', () => {
  it('R9.31 start with gsc on parts of the design system that are drawn, and with gpf on those of the product', () => {
    const session = { ...createMockSession({ onSignIn: vi.fn(), onLogOut: vi.fn() }), isExpired: true };
    render(
      <SessionContext value={session}>
        <ExpiredSessionLayer>
          <UnauthorizedScreen onLogOut={vi.fn()} />
        </ExpiredSessionLayer>
      </SessionContext>,
    );
    const ids = [...document.querySelectorAll('[data-testid]')].map((part) =>
      part.getAttribute('data-testid'),
    );
    expect(ids.filter((id) => id?.startsWith('gpf-'))).toEqual(['gpf-session-expired']);
    const others = ids.filter((id) => !id?.startsWith('gpf-'));
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((id) => !id?.startsWith('gsc-'))).toEqual([]);
  });

  it('start with gsc in the design system', () => {
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
