import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AnimationPanel } from '@/editor/template/properties';
import { newPlacement, newTextFrame, resolveLayout, type Document } from '@/engine/document';
import { sampleDocument } from '../../../engine/support/sampleDocument';
import { changed, openSession, renderInEditor } from '../support/openEditor';

/** A layout of five seconds with the frame `title`. */
const animated = (): Document =>
  changed(sampleDocument(), [
    { kind: 'selectLayout', layoutId: 'screen' },
    {
      kind: 'addFrame',
      layoutId: 'screen',
      pageId: 'page',
      frameId: 'title',
      frame: newTextFrame('Title', 'Tonight'),
      placement: newPlacement('text', { x: 0, y: 0, width: 100, height: 40 }),
    },
  ]);

function open(document = animated()) {
  const session = openSession(document);
  session.select(['title']);
  renderInEditor(<AnimationPanel />, session);
  const animation = () => resolveLayout(session.view().document, 'screen').placements.get('title')?.animation;
  return { session, animation };
}

const switchOf = (name: string) => screen.getByRole('switch', { name });
const sectionOf = (name: string) => within(screen.getByRole('group', { name }));

async function enter(section: string, field: string, text: string): Promise<void> {
  const input = sectionOf(section).getByRole('spinbutton', { name: field });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
}

describe('the animation of frames', () => {
  it('animates a frame in the whole layout, and undoes that', async () => {
    const { animation } = open();
    await userEvent.click(switchOf('Animated'));
    expect(animation()).toEqual({ from: 0, to: 5_000 });
    await userEvent.click(switchOf('Animated'));
    expect(animation()).toBeNull();
  });

  it('adds an intro with combined styles, with times in tenths of a second', async () => {
    const { animation } = open();
    await userEvent.click(switchOf('Animated'));
    await userEvent.click(switchOf('Intro'));
    await userEvent.click(sectionOf('Intro').getByRole('checkbox', { name: 'Slide' }));
    await enter('Intro', 'To', '1.4321');
    await userEvent.selectOptions(sectionOf('Intro').getByRole('combobox', { name: 'Easing' }), 'Slow end');
    expect(animation()?.intro).toEqual({
      from: 0,
      to: 1_400,
      ease: { type: 'easeOut', curve: 'Quadratic' },
      styles: { fade: true, slide: { direction: 'left', offsetPercent: 100 } },
    });
  });

  it('adds an emphasis and an outro', async () => {
    const { animation } = open();
    await userEvent.click(switchOf('Animated'));
    await userEvent.click(switchOf('Emphasis'));
    await userEvent.selectOptions(sectionOf('Emphasis').getByRole('combobox', { name: 'Kind' }), 'Shake');
    await userEvent.click(switchOf('Outro'));
    expect(animation()).toMatchObject({
      emphasis: { from: 2_000, to: 3_000, style: { type: 'shake', direction: 'horizontal' } },
      outro: { from: 4_000, to: 5_000 },
    });
    await userEvent.click(switchOf('Outro'));
    expect(animation()).not.toHaveProperty('outro');
  });

  it('keeps the bars within the layout', async () => {
    const { animation } = open();
    await userEvent.click(switchOf('Animated'));
    await enter('Animation', 'To', '9');
    expect(animation()).toEqual({ from: 0, to: 5_000 });
  });

  it('explains when there is nothing to animate', () => {
    const { session } = open();
    act(() => session.select([]));
    expect(screen.getByText('Select a frame to animate it.')).toBeVisible();
    act(() => session.selectLayout('a4'));
    expect(screen.getByText(/Only layouts with the intent “Digital, animated”/)).toBeVisible();
  });
});
