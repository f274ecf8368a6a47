import type { Page } from '@playwright/test';
import { demoId, ENVIRONMENTS } from '@/demo';
import { DAWN, HALF_DISC, HEADLINE, LABEL, LEAD, NIGHT, PAPER, TEXT } from './support/auroraLooks';
import { expectSameOutput } from './support/compareOutput';
import { Designer, type TypedBox } from './support/designer';
import { expect, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const SEEDED = demoId(`template:${ENVIRONMENTS.auroraProduction}:Event badge`);

const LEAF = 'M0 10C0 3 3 0 10 0C10 7 7 10 0 10Z';

/** The code field closes brackets and quotes by itself; they are typed over. */
const SCRIPT = [
  "const eatsNoMeat = getBooleanVariableValue('Vegetarian');",
  "setFrameVisible('Leaf', eatsNoMeat);",
  "setFrameVisible('Leaf text', eatsNoMeat);",
];

/** Positions of the frames on the pinned badge. */
const PINNED: Readonly<Record<string, TypedBox>> = {
  Paper: [-3, -3, 92, 60],
  Night: [-3, -3, 92, 18],
  Halo: [55, 0, 30, 15],
  Sun: [60.5, 5.5, 19, 9.5],
  Slot: [41, 1.5, 4, 1],
  Brand: [6, 2.5, 40, 6],
  Occasion: [6, 9, 40, 4],
  Guest: [6, 17.5, 74, 14],
  From: [6, 31.5, 74, 6],
  Line: [6, 38.5, 74, 0.3],
  Table: [6, 40.5, 26, 6],
  Arrives: [6, 47, 40, 4.5],
  Leaf: [36, 41.5, 4, 4],
  'Leaf text': [41, 41.5, 22, 4],
  Code: [67.5, 40, 12.5, 12.5],
};

async function makeVariables(page: Page, designer: Designer): Promise<void> {
  await designer.open('Variables');
  await designer.variable('Guest', 'Short text');
  await designer.fill('Value', 'Head baker');
  await designer.variable('From', 'Short text');
  await designer.fill('Value', 'Harbour');
  await designer.variable('Table', 'Number');
  await designer.type('Value', 3);
  await designer.fill('Least', '1');
  await designer.fill('Greatest', '60');
  await page.getByRole('switch', { name: 'Steps up and down' }).click();
  await designer.fill('Prefix', 'Table ');
  await designer.variable('Arrives', 'Date');
  await page.getByLabel('Value', { exact: true }).fill('2027-05-14');
  await designer.fill('Format', 'cccc d MMMM');
  await designer.variable('Vegetarian', 'Boolean');
  await page.getByRole('switch', { name: 'Value' }).click();
}

async function drawFrames(page: Page, designer: Designer): Promise<void> {
  await designer.open('Properties');
  await designer.area('Paper', [-3, -3, 111, 154], PAPER);
  await designer.area('Night', [-3, -3, 111, 65], NIGHT);
  await designer.rise('Halo', [12.5, 22, 80, 40], HALF_DISC, DAWN, 24);
  await designer.rise('Sun', [27.5, 37, 50, 25], HALF_DISC, DAWN);
  await designer.area('Slot', [45.5, 5, 14, 3.5], PAPER);
  await page.getByRole('combobox', { name: 'Corners' }).selectOption('Round');
  await designer.type('Radius', 5);
  await designer.write('Brand', [9, 11, 60, 10], ['Aurora']);
  await designer.look({ ...HEADLINE, size: 19, colour: PAPER });
  await designer.write('Occasion', [9, 21.5, 60, 6], ['First light, 2027']);
  await designer.look({ ...LABEL, size: 7, colour: PAPER });
  await designer.write('Guest', [9, 68, 87, 26], [{ variable: 'Guest' }]);
  await designer.look({ ...HEADLINE, size: 38, lineHeight: 100 });
  await page.getByRole('button', { name: 'Text at the bottom' }).click();
  await designer.shrink(30);
  await designer.write('From', [9, 96, 87, 8], [{ variable: 'From' }]);
  await designer.look({ ...LEAD, size: 14 });
  await designer.area('Line', [9, 108, 87, 0.35], NIGHT);
  await designer.write('Table', [9, 112, 50, 10], [{ variable: 'Table' }]);
  await designer.look({ ...HEADLINE, size: 19 });
  await designer.write('Arrives', [9, 122.5, 60, 6], [{ variable: 'Arrives' }]);
  await designer.look({ ...TEXT, size: 9.5 });
  await designer.rise('Leaf', [9, 133, 6, 6], LEAF, DAWN);
  await designer.write('Leaf text', [17, 133, 40, 6], ['Vegetarian']);
  await designer.look({ ...TEXT, size: 8.5 });
  await page.getByRole('button', { name: 'Text in the middle' }).click();
  await designer.draw('barcode', 'Code', [74, 113, 22, 22]);
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('QR code');
  await page.getByRole('combobox', { name: 'Value from' }).selectOption('Guest');
  await page.getByRole('combobox', { name: 'Error correction' }).selectOption('Medium');
  await designer.colour('Bar colour', NIGHT);
  await page.getByRole('switch', { name: 'Background' }).click();
  await designer.select('Brand', 'Occasion', 'From', 'Table', 'Arrives', 'Leaf text');
  await designer.shrink(60);
}

async function writeAction(page: Page, designer: Designer): Promise<void> {
  await designer.open('Actions');
  await page.getByRole('button', { name: 'Add action' }).click();
  await page.getByRole('checkbox', { name: 'A variable has another value' }).check();
  const code = page.getByRole('textbox', { name: 'Script' });
  await expect(code).toHaveAttribute('contenteditable', 'true');
  await code.click();
  for (const line of SCRIPT) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await expect(code).toHaveText(SCRIPT.join(''));
}

/** Adds the smaller badge after the other one, and sets up its frames. */
async function makePinned(page: Page, designer: Designer): Promise<void> {
  await designer.open('Layouts');
  await page.getByRole('button', { name: 'Actions of Layout 1' }).click();
  await page.getByRole('menuitem', { name: 'Add child layout' }).click();
  await page.getByRole('button', { name: 'Actions of Layout 1 child' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await designer.fill('Name', 'To pin on');
  await designer.type('Width', 86);
  await designer.type('Height', 54);
  await designer.open('Layers');
  for (const [name, box] of Object.entries(PINNED)) {
    await designer.select(name);
    await page.getByRole('spinbutton', { name: 'X position', exact: true }).click();
    await designer.measure(box);
  }
  await designer.type('Magnification', 60);
}

// Two layouts of fifteen frames take a minute; on a slow and busy machine four.
test.setTimeout(480_000);

test('S8.31 S10.24 S10.29 the event badge drawn from an empty page, with its script and smaller layout, matches the demo’s output', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const designer = new Designer(page);
  await designer.begin(TEMPLATES, 'Event badge by hand', [105, 148]);
  await makeVariables(page, designer);
  await drawFrames(page, designer);
  await writeAction(page, designer);
  const templateId = await designer.save();
  const eats = { Guest: 'Ada of the Orangery', Table: 12, Arrives: '2027-05-15', Vegetarian: false };
  await expectSameOutput(page, { templateId, values: eats }, { templateId: SEEDED, values: eats });

  await designer.open('Properties');
  await makePinned(page, designer);
  await designer.save();
  const eatsNone = { ...eats, Vegetarian: true };
  await expectSameOutput(
    page,
    { templateId, values: eatsNone },
    { templateId: SEEDED, layoutsToExport: ['pin'], values: eatsNone },
  );
});
