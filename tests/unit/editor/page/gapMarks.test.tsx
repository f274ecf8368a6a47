import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GapMarks } from '@/editor/page/frames/GapMarks';

it('S10.13 marks equal distances with their width in the layout’s unit', () => {
  const { container } = render(
    <svg>
      <GapMarks
        gaps={[
          { axis: 'x', from: 20, to: 32.5, at: 10 },
          { axis: 'y', from: 5, to: 9.126, at: 10 },
        ]}
        unit="mm"
        unitScale={2}
      />
    </svg>,
  );
  expect(screen.getByText('12.5')).toHaveAttribute('x', '52.5');
  expect(screen.getByText('4.13')).toHaveAttribute('text-anchor', 'start');
  const [level] = container.querySelectorAll('path');
  expect(level).toHaveAttribute('d', expect.stringContaining('M40 20H65'));
});
