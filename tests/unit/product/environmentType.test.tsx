import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EnvironmentTypeBadge, environmentTypeWord } from '@/product/EnvironmentTypeBadge';

describe('the type of an environment', () => {
  it.each([
    ['production', 'Production'],
    ['trial', 'Trial'],
    ['preview', 'preview'],
    ['constructor', 'constructor'],
  ])('%s is told as %s, known to the console or not', (type, word) => {
    expect(environmentTypeWord(type)).toBe(word);
    render(<EnvironmentTypeBadge type={type} />);
    expect(screen.getByText(word)).toBeVisible();
  });
});
