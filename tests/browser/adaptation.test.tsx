import { cdp, page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import appShell, * as appShellStories from '../../stories/components/AppShell.stories';
import button, * as buttonStories from '../../stories/components/Button.stories';
import checkbox, * as checkboxStories from '../../stories/components/Checkbox.stories';
import commandPalette, * as commandPaletteStories from '../../stories/components/CommandPalette.stories';
import dataTable, * as dataTableStories from '../../stories/components/DataTable.stories';
import dialog, * as dialogStories from '../../stories/components/Dialog.stories';
import notificationBar, * as notificationBarStories from '../../stories/components/NotificationBar.stories';
import pageHeader, * as pageHeaderStories from '../../stories/components/PageHeader.stories';
import progressBar, * as progressBarStories from '../../stories/components/ProgressBar.stories';
import radioGroup, * as radioGroupStories from '../../stories/components/RadioGroup.stories';
import segmentedControl, * as segmentedControlStories from '../../stories/components/SegmentedControl.stories';
import switchMeta, * as switchStories from '../../stories/components/Switch.stories';
import tabs, * as tabsStories from '../../stories/components/Tabs.stories';
import textField, * as textFieldStories from '../../stories/components/TextField.stories';
import usageMeter, * as usageMeterStories from '../../stories/components/UsageMeter.stories';
import wizard, * as wizardStories from '../../stories/components/Wizard.stories';
import { drawStory } from './drawStory';

type Drawn = readonly [name: string, story: object, meta: object];

const draw = ([, story, meta]: Drawn, globals?: Parameters<typeof drawStory>[2]) =>
  drawStory(story as never, meta as never, globals);

const KEY_STORIES: readonly Drawn[] = [
  ['the shell', appShellStories.Default, appShell],
  ['a page header', pageHeaderStories.WithEverything, pageHeader],
  ['a page header with a long title', pageHeaderStories.LongTitle, pageHeader],
  ['a table', dataTableStories.Default, dataTable],
  ['a dialog', dialogStories.Default, dialog],
  ['a wizard', wizardStories.Default, wizard],
  ['the command palette', commandPaletteStories.Default, commandPalette],
  ['tabs', tabsStories.Default, tabs],
  ['a text field', textFieldStories.Default, textField],
  ['a usage meter', usageMeterStories.Limits, usageMeter],
  ['a usage meter with long names', usageMeterStories.LongNames, usageMeter],
  ['notifications', notificationBarStories.Default, notificationBar],
];

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features },
  );
}

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
  await emulate([]);
});

/** Finds labelled controls that are clipped or outside the window. */
function unreachable(body: HTMLElement): string[] {
  const controls = [...body.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')];
  const seen = controls.filter((control) => control.checkVisibility({ opacityProperty: true }));
  return seen.flatMap((control) => {
    if (control.closest('[role="grid"], [data-testid="gsc-skip-link"]')) return [];
    const { left, right, width } = control.getBoundingClientRect();
    const isOutside = width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
    return isOutside ? [control.textContent || control.getAttribute('aria-label') || control.tagName] : [];
  });
}

describe('at 200 % zoom', () => {
  it.each(KEY_STORIES)('%s fits half the window without sideways scrolling', async (...drawn) => {
    await page.viewport(640, 400);
    const body = await draw(drawn);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
    expect(unreachable(body)).toEqual([]);
  });

  it.each(KEY_STORIES)('%s fits 320 px, as on a window enlarged four times', async (...drawn) => {
    await page.viewport(320, 640);
    const body = await draw(drawn);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(unreachable(body)).toEqual([]);
  });

  it.each(KEY_STORIES)('%s keeps its words at twice the text size', async (...drawn) => {
    document.documentElement.style.fontSize = '200%';
    const body = await draw(drawn);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    const cut = [...body.querySelectorAll<HTMLElement>('button, [role="tab"], label')].filter(
      (element) =>
        element.checkVisibility() &&
        element.scrollHeight > element.clientHeight + 4 &&
        element.clientHeight > 4,
    );
    expect(cut.map((element) => element.textContent)).toEqual([]);
  });
});

describe('from right to left', () => {
  it('the shell has its rail at the right', async () => {
    const body = await draw(['', appShellStories.Default, appShell], { direction: 'rtl' });
    const rail = body.querySelector('[data-testid="gsc-rail"]')?.getBoundingClientRect();
    expect(rail?.right).toBe(document.documentElement.clientWidth);
    const panel = body.querySelector('[data-testid="gsc-side-panel"]')?.getBoundingClientRect();
    expect(panel?.right).toBe(rail?.left);
  });

  it.each(KEY_STORIES)('%s is mirrored and not broken', async (...drawn) => {
    const body = await draw(drawn, { direction: 'rtl' });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    expect(unreachable(body)).toEqual([]);
  });

  it('a side dialog opens from the left', async () => {
    const body = await draw(['', dialogStories.AtTheSide, dialog], { direction: 'rtl' });
    expect(body.querySelector('[role="dialog"]')?.getBoundingClientRect().left).toBe(0);
  });
});

/** Returns the drawn colours of an element. */
function looksOf(element: Element) {
  const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle } =
    getComputedStyle(element);
  const hasEdge = (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none';
  return { backgroundColor, borderTopColor, hasEdge };
}

describe('with forced colours', () => {
  const FORCED = [{ name: 'forced-colors', value: 'active' }];

  it('every button has an edge', async () => {
    await emulate(FORCED);
    const body = await draw(['', buttonStories.Intents, button]);
    const buttons = [...body.querySelectorAll('[data-testid="gsc-button"]')];
    expect(buttons).toHaveLength(4);
    expect(buttons.filter((element) => !looksOf(element).hasEdge)).toEqual([]);
  });

  it.each([
    ['checkbox', checkboxStories.States, checkbox, 'input[type="checkbox"]'],
    ['switch', switchStories.States, switchMeta, 'input[role="switch"]'],
  ] as const)('a %s that is on differs from one that is off', async (_name, story, meta, selector) => {
    await emulate(FORCED);
    const body = await draw(['', story, meta]);
    const controls = [...body.querySelectorAll<HTMLInputElement>(selector)].filter(
      ({ disabled }) => !disabled,
    );
    const on = controls.find(({ checked }) => checked);
    const off = controls.find(({ checked, indeterminate }) => !checked && !indeterminate);
    if (!on || !off) throw new Error('The story shows both.');
    expect(looksOf(on)).not.toEqual(looksOf(off));
    expect(looksOf(off).hasEdge).toBe(true);
  });

  it('H1.02 shows no radio of an unselected group as selected', async () => {
    await emulate(FORCED);
    const body = await draw(['', radioGroupStories.NothingChosen, radioGroup]);
    const radios = [...body.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')];
    const chosen = radios.filter(({ checked }) => checked).map((radio) => looksOf(radio).backgroundColor);
    const others = radios.filter(({ checked }) => !checked).map((radio) => looksOf(radio).backgroundColor);
    expect(chosen).toHaveLength(1);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(chosen[0]);
  });

  it('the chosen segment and the chosen tab are marked', async () => {
    await emulate(FORCED);
    const segments = await draw(['', segmentedControlStories.Default, segmentedControl]);
    const [one, two] = [...segments.querySelectorAll('[data-testid="gsc-segmented-control"] > label')];
    if (!one || !two) throw new Error('The story has two segments.');
    expect(looksOf(one)).not.toEqual(looksOf(two));
    const body = await draw(['', tabsStories.Default, tabs]);
    const [first, second] = [...body.querySelectorAll('[role="tab"]')];
    if (!first || !second) throw new Error('The story has several tabs.');
    const marks = [first, second].map((tab) => {
      const { color, borderBottomColor } = getComputedStyle(tab);
      return [color, borderBottomColor, getComputedStyle(tab, '::after').backgroundColor];
    });
    expect(marks[0]).not.toEqual(marks[1]);
  });

  it.each([
    ['a meter', usageMeterStories.Default, usageMeter, '[role="meter"]'],
    ['a progress bar', progressBarStories.Default, progressBar, '[role="progressbar"]'],
  ] as const)('%s shows how far it is', async (_name, story, meta, selector) => {
    await emulate(FORCED);
    const body = await draw(['', story, meta]);
    const track = body.querySelector(selector);
    const part = track?.firstElementChild;
    if (!track || !part) throw new Error('The story has a track with a part.');
    expect(looksOf(part).backgroundColor).not.toBe(looksOf(track).backgroundColor);
    expect(looksOf(part).backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  });
});

describe('with little motion', () => {
  it('a notification does not cover a dialog as high as a phone', async () => {
    await page.viewport(390, 844);
    await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const body = await draw(['', notificationBarStories.OffTheButtonsOfADialog, notificationBar], {
      motion: 'full',
    });
    body.querySelector<HTMLElement>('[data-dialog-foot] button')?.click();
    const alert = await page.getByRole('alert').findElement();
    const dialog = page.getByRole('dialog', { name: 'Create environment' }).element();
    const room = () => dialog.getBoundingClientRect().top - alert.getBoundingClientRect().bottom;
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });
});
