import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { onDemand } from '@/components/onDemand';

describe('what is loaded on demand', () => {
  it('is drawn although its code came between being waited for and being asked for', async () => {
    let arrive: (() => void) | undefined;
    /* Comes the moment it is told to, not a turn later. */
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
