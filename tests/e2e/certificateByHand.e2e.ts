import { demoId, ENVIRONMENTS } from '@/demo';
import { DAWN, HALF_DISC, HEADLINE, LABEL, LEAD, NIGHT, PAPER, TEXT } from './support/auroraLooks';
import { expectSameOutput } from './support/compareOutput';
import { Designer } from './support/designer';
import { test } from './support/test';

const TEMPLATES = `/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`;
const COURSES = ['Sourdough in one night', 'Croissants, fold by fold', 'Roasting and pouring'] as const;

// A minute of typing; on a slow and busy machine four.
test.setTimeout(480_000);

test('S7.06 S10.10 S10.29 the certificate drawn from an empty page matches the demo’s output', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const designer = new Designer(page);
  await designer.begin(TEMPLATES, 'Certificate by hand', [297, 210]);

  await designer.open('Variables');
  await designer.variable('Name', 'Short text');
  await designer.fill('Value', 'The baker of the morning');
  await page.getByRole('switch', { name: 'Required' }).click();
  await page.getByRole('switch', { name: 'Keep on one line' }).click();
  await designer.fill('Most characters', '80');
  await designer.fill('Help', 'As it is to be read aloud.');
  await designer.variable('Course', 'List');
  for (const [index, course] of COURSES.entries()) {
    await page.getByRole('button', { name: 'Add item' }).click();
    await designer.fill('Value', course, page.getByRole('group', { name: `Item ${index + 1}` }));
  }
  await page.getByRole('combobox', { name: 'Value' }).selectOption(COURSES[0]);
  await designer.variable('What was learned', 'Long text');
  await designer.fill(
    'Value',
    'has kneaded, shaped and baked through the night, and left the kitchen cleaner than it was.',
  );
  await designer.variable('Day', 'Date');
  // In the field's own format: the typed order of its parts depends on the machine.
  await page.getByLabel('Value', { exact: true }).fill('2027-06-20');
  await designer.fill('Format', 'd MMMM yyyy');

  await designer.open('Properties');
  await designer.area('Paper', [-3, -3, 303, 216], PAPER);
  await designer.draw('rectangle', 'Frame', [10, 10, 277, 190]);
  await page.getByRole('combobox', { name: 'Kind of fill' }).selectOption('None');
  await designer.type('Weight', 0.75);
  await designer.colour('Stroke colour', NIGHT);
  await designer.rise('Far halo', [86.5, 138, 124, 62], HALF_DISC, DAWN, 14);
  await designer.rise('Near halo', [103.5, 155, 90, 45], HALF_DISC, DAWN, 28);
  await designer.rise('Sun', [120.5, 172, 56, 28], HALF_DISC, DAWN);

  const centred = { align: 'Centre text' } as const;
  await designer.write('Brand', [98.5, 22, 100, 13], ['Aurora']);
  await designer.look({ ...HEADLINE, ...centred });
  await designer.write('Kind', [48.5, 42, 200, 8], ['Certificate']);
  await designer.look({ ...LABEL, size: 10, ...centred });
  await designer.write('Name', [28, 54, 241, 28], [{ variable: 'Name' }]);
  await designer.look({ ...HEADLINE, size: 54, ...centred });
  await page.getByRole('button', { name: 'Text in the middle' }).click();
  await designer.area('Line', [98.5, 86, 100, 0.35], NIGHT);
  await designer.write('Learned', [68.5, 92, 160, 20], [{ variable: 'What was learned' }]);
  await designer.look({ ...TEXT, size: 14, ...centred });
  await designer.write('Course', [48.5, 115, 200, 10], [{ variable: 'Course' }]);
  await designer.look({ ...LEAD, size: 17, ...centred });
  await designer.write('Day', [22, 184, 90, 9], ['Ghent, ', { variable: 'Day' }]);
  await designer.look({ ...TEXT, size: 10 });
  await designer.write('Hand', [185, 184, 90, 9], ['For the ovens of Lantern Quay']);
  await designer.look({ ...TEXT, size: 10, align: 'Align text right' });

  // Texts shrink when a value is too long, the name more than the others.
  await designer.select('Day', 'Hand');
  await page.getByRole('button', { name: 'Text at the bottom' }).click();
  await designer.select('Brand', 'Kind', 'Learned', 'Course', 'Day', 'Hand');
  await designer.shrink(60);
  await designer.select('Name');
  await designer.shrink(25);

  const templateId = await designer.save();
  const seeded = demoId(`template:${ENVIRONMENTS.auroraProduction}:Certificate`);
  const values = {
    Name: 'Wilhelmina-Alexandra van der Straeten-Ponthoz de Longueville',
    Course: 'Croissants, fold by fold',
    Day: '2026-02-03',
  };
  await expectSameOutput(page, { templateId, values }, { templateId: seeded, values });
});
