import { demoId, ENVIRONMENTS } from '@/demo';
import { HALF_DISC, HEADLINE, LABEL, NIGHT, PAPER, TEXT } from './support/auroraLooks';
import { expectSameOutput } from './support/compareOutput';
import { Designer, type DesignColour } from './support/designer';
import { expect, test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;

/** The sun is printed in a spot ink. */
const INK: DesignColour = { spot: 'Aurora Dawn', inks: [0, 65, 81, 6] };

const VARIABLES = [
  ['Team', 'Orders & catering'],
  ['Line below', 'Bread for offices, markets and long tables'],
  ['Phone', '+32 9 555 01 20'],
  ['E-mail', 'orders@aurora.example'],
  ['Link of the code', 'https://aurora.example/orders'],
] as const;

// A minute of typing; on a slow and busy machine four.
test.setTimeout(480_000);

test('S10.23 S10.29 S12.40 the business card drawn from an empty page, with its own ink and a QR code, matches the demo’s output', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const designer = new Designer(page);
  await designer.begin(TEMPLATES, 'Business card by hand', [86, 54]);
  await designer.open('Variables');
  for (const [name, value] of VARIABLES) {
    await designer.variable(name, 'Short text');
    await designer.fill('Value', value);
  }

  await designer.open('Properties');
  await designer.area('Night', [-3, -3, 92, 60], NIGHT);
  await designer.rise('Halo', [30, 16, 82, 41], HALF_DISC, INK, 22);
  await designer.rise('Sun', [44, 30, 54, 27], HALF_DISC, INK);
  await designer.write('Brand', [8, 8, 50, 12], ['Aurora']);
  await designer.look({ ...HEADLINE, size: 25, colour: PAPER });
  await designer.write('What it is', [8, 43.2, 32, 4], ['Bakery & coffee']);
  await designer.look({ ...LABEL, colour: PAPER });
  await designer.select('Brand', 'What it is');
  await designer.shrink(60);

  await designer.open('Pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  await designer.open('Layers');
  await expect(page.getByRole('tree', { name: 'Layers' }).getByRole('treeitem')).toHaveCount(0);
  await designer.area('Paper', [-3, -3, 92, 60], PAPER);
  await designer.rise('Mark', [8, 8, 9, 4.5], HALF_DISC, INK);
  await designer.area('Horizon', [8, 12.5, 70, 0.3], NIGHT);
  await designer.write('Team', [8, 17, 70, 6.5], [{ variable: 'Team' }]);
  await designer.look({ ...HEADLINE, size: 14 });
  await designer.write('Line below', [8, 23.4, 40, 8.5], [{ variable: 'Line below' }]);
  await designer.look(TEXT);
  const ways = [{ variable: 'Phone' }, '\n', { variable: 'E-mail' }, '\nLantern Quay 4, Ghent'];
  await designer.write('Ways', [8, 33.4, 46, 13.6], ways);
  await designer.look(TEXT);
  await page.getByRole('button', { name: 'Text at the bottom' }).click();
  await designer.select('Team', 'Line below', 'Ways');
  await designer.shrink(60);

  await designer.draw('barcode', 'Code', [60, 28.4, 18, 18]);
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('QR code');
  await page.getByRole('combobox', { name: 'Value from' }).selectOption('Link of the code');
  await page.getByRole('combobox', { name: 'Error correction' }).selectOption('Medium');
  await designer.type('Magnification', 90);
  await designer.colour('Bar colour', NIGHT);
  const background = page.getByRole('switch', { name: 'Background' });
  if (await background.isChecked()) await background.click();

  const templateId = await designer.save();
  const seeded = demoId(`template:${ENVIRONMENTS.auroraProduction}:Business card`);
  const values = {
    Team: 'Kitchen',
    'Link of the code': 'https://aurora.example/kitchen',
    Phone: '+32 9 555 01 21',
  };
  await expectSameOutput(page, { templateId, values }, { templateId: seeded, values });
});
