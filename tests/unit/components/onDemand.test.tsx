import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { onDemand } from '@/components/onDemand';

describe('code loaded on demand', () => {
  it('is rendered when it loads between two renders', async () => {
    let arrive: (() => void) | undefined;
    /* Resolves synchronously, not a turn later. */
    const code = {
      then: (take: (component: () => string) => void) => {
        arrive = () => take(() => 'Here');
        return Promise.resolve();
      },
    } as unknown as Promise<() => string>;
    const Late = onDemand(() => code, { drawWait: () => 'Waiting' });
    Late.preload();
    function Arrival() {
      useLayoutEffect(() => arrive?.(), []);
      return null;
    }
    render(
      <>
        <Late />
        <Arrival />
      </>,
    );
    expect(await screen.findByText('Here')).toBeVisible();
  });
});
