import type { Locator, Page } from '@playwright/test';
import { paperOf, stageOf } from './templateCanvas';
import { expect } from './test';

/** Left, top, width and height as typed, in the unit of the layout. */
export type TypedBox = readonly [x: number, y: number, width: number, height: number];

/** Shares of inks in percent. */
type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** A colour for a designer: inks, possibly with the name of a spot colour. */
export interface DesignColour {
  readonly inks: Inks;
  readonly spot?: string;
}

/** The look of a text, by its fields. */
export interface TextLook {
  readonly font: string;
  readonly style: string;
  readonly size: number;
  readonly lineHeight: number;
  readonly colour: DesignColour;
  readonly tracking?: number;
  readonly isCapitals?: boolean;
  readonly align?: 'Centre text' | 'Align text right';
}

const KEYS = { rectangle: 'r', text: 't', barcode: 'b' } as const;

/** Returns the name of a swatch of a used colour. */
const toldOf = ({ inks, spot }: DesignColour): string => spot ?? `CMYK ${inks.join(' ')}`;

/** A designer in the template editor of a page, with mouse and keyboard. */
export class Designer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins an empty template, with a size in millimetres or an offered one. */
  async begin(templates: string, name: string, size: string | readonly [number, number]): Promise<void> {
    const page = this.#page;
    await page.goto(`${templates}/new`);
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await dialog.getByRole('textbox', { name: /Name/ }).click();
    await page.keyboard.type(name);
    if (typeof size === 'string') await dialog.getByRole('combobox', { name: 'Size' }).selectOption(size);
    else
      for (const [index, side] of (['Width', 'Height'] as const).entries()) {
        await dialog.getByRole('spinbutton', { name: side }).click();
        await page.keyboard.press('Control+a');
        await page.keyboard.type(String(size[index]));
        await page.keyboard.press('Tab');
      }
    await dialog.getByRole('button', { name: 'Create template' }).click();
    await expect(paperOf(page)).toBeVisible();
  }

  /** Opens one of the panels beside the page. */
  async open(panel: string): Promise<void> {
    await this.#page.getByRole('tab', { name: panel, exact: true }).click();
  }

  /** Types into a field of a panel, replacing its value. */
  async type(label: string, value: string | number, within: Page | Locator = this.#page): Promise<void> {
    await within.getByRole('spinbutton', { name: label, exact: true }).click();
    await this.#retype(String(value));
  }

  /** Inserts the whole text like a paste: no field depends on single keys. */
  async #retype(text: string): Promise<void> {
    await this.#page.keyboard.press('Control+a');
    await this.#page.keyboard.insertText(text);
    await this.#page.keyboard.press('Tab');
  }

  /** Draws a frame on the page with a tool, and sets its name and position with the fields. */
  async draw(tool: keyof typeof KEYS, name: string, box: TypedBox, words?: () => Promise<void>) {
    const page = this.#page;
    const paper = await paperOf(page).boundingBox();
    if (!paper) throw new Error('There is no page.');
    const [x, y] = [paper.x + paper.width / 4, paper.y + paper.height / 4];
    await stageOf(page).focus();
    await page.keyboard.press(KEYS[tool]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + paper.width / 2, y + paper.height / 8, { steps: 2 });
    await page.mouse.up();
    if (words) {
      await words();
      await page.keyboard.press('Escape');
    }
    await this.place(name, box);
  }

  /** Names the selection, and moves from one number to the next with the Tab key. */
  async place(name: string, box: TypedBox): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Name', exact: true }).click();
    await this.#retype(name);
    await this.measure(box);
  }

  /** Types position and size of the selection, beginning in the focused field. */
  async measure(box: TypedBox): Promise<void> {
    for (const [index, label] of ['X position', 'Y position', 'Width', 'Height'].entries()) {
      await expect(this.#page.getByRole('spinbutton', { name: label, exact: true })).toBeFocused();
      await this.#page.keyboard.press('Control+a');
      await this.#page.keyboard.insertText(String(box[index]));
      await this.#page.keyboard.press('Tab');
    }
  }

  /** Sets a colour: by a swatch if it is in use, else by its inks. */
  async colour(label: string, colour: DesignColour, opacity = 100): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: new RegExp(`^(Change|Choose) ${label}`) }).click();
    const popover = page.getByRole('dialog', { name: label });
    const used = popover.getByRole('button', { name: toldOf(colour), exact: true });
    await expect(popover.getByRole('tab', { name: 'Hex' })).toBeVisible();
    if (await used.isVisible()) await used.click();
    else {
      await popover.getByRole('tab', { name: colour.spot === undefined ? 'CMYK' : 'Spot' }).click();
      if (colour.spot !== undefined) {
        await popover.getByRole('combobox', { name: 'Shown as' }).selectOption('CMYK');
        await popover.getByRole('textbox', { name: /Name of the ink/ }).click();
        await page.keyboard.type(colour.spot);
      }
      await popover.getByRole('spinbutton', { name: 'Cyan' }).click();
      for (const part of colour.inks) await this.#retype(String(part));
    }
    if (opacity !== 100) await this.type('Opacity', opacity, popover);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }

  /** Writes into a new frame: words by typing, variables by name from the menu. */
  async write(name: string, box: TypedBox, words: readonly (string | { variable: string })[]): Promise<void> {
    const page = this.#page;
    await this.draw('text', name, box, async () => {
      for (const part of words) {
        if (typeof part === 'string') {
          await page.keyboard.type(part);
          continue;
        }
        await page.getByRole('button', { name: 'Insert variable' }).click();
        await page.getByRole('menuitem', { name: part.variable, exact: true }).click();
      }
    });
  }

  /** Sets the look of the selected text. */
  async look(look: TextLook): Promise<void> {
    const page = this.#page;
    await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption(look.font);
    await page.getByRole('combobox', { name: 'Font style' }).selectOption(look.style);
    await page.getByRole('spinbutton', { name: 'Size', exact: true }).click();
    for (const number of [look.size, look.lineHeight, look.tracking ?? 0]) await this.#retype(String(number));
    await this.colour('Text colour', look.colour);
    if (look.isCapitals) await page.getByRole('button', { name: 'Capitals' }).click();
    if (look.align) await page.getByRole('button', { name: look.align }).click();
  }

  /** Lets the selected text shrink to so many percent when it is too long. */
  async shrink(least: number): Promise<void> {
    await this.#page.getByRole('checkbox', { name: 'Fit the text to the frame' }).check();
    await this.type('Least size', least);
    await this.type('Greatest size', 100);
  }

  /** Adds a variable of a kind, and leaves its settings open. */
  async variable(name: string, kind: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Add variable' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a variable' });
    // Its name is selected, so typing replaces it.
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    await dialog.getByRole('button', { name: 'Add variable' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }

  /** Types into a text field, replacing its value. */
  async fill(label: string | RegExp, text: string, within: Page | Locator = this.#page): Promise<void> {
    await within.getByRole('textbox', { name: label, exact: true }).click();
    await this.#retype(text);
  }

  /** Draws a part of a rising sun: the half disc from a drawing program. */
  async rise(name: string, box: TypedBox, path: string, colour: DesignColour, opacity = 100): Promise<void> {
    await this.draw('rectangle', name, box);
    await this.#page.getByRole('combobox', { name: 'Shape' }).selectOption('Own path');
    await this.fill('Path data', path);
    await this.colour('Fill colour', colour, opacity);
  }

  /** Draws a filled rectangle. */
  async area(name: string, box: TypedBox, colour: DesignColour): Promise<void> {
    await this.draw('rectangle', name, box);
    await this.colour('Fill colour', colour);
  }

  /** Selects frames by their rows among the layers. */
  async select(...names: readonly string[]): Promise<void> {
    const layers = this.#page.getByRole('tree', { name: 'Layers' });
    for (const [index, name] of names.entries()) {
      const row = layers.getByText(name, { exact: true });
      await row.click(index === 0 ? {} : { modifiers: ['ControlOrMeta'] });
    }
  }

  /** Saves with the keyboard shortcut. @returns the id of the template */
  async save(): Promise<string> {
    const page = this.#page;
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
    return page.url().split('/').at(-1) ?? '';
  }
}
