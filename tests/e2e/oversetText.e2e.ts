import { ENVIRONMENTS } from '@/demo';
import { Designer } from './support/designer';
import { stageOf } from './support/templateCanvas';
import { expect, test } from './support/test';

test('S6.19a text that does not fit is marked on the page until its frame is large enough', async ({
  openAs,
}) => {
  const page = await openAs('templateDesigner');
  const designer = new Designer(page);
  await designer.begin(`/environments/${ENVIRONMENTS.auroraProduction}/studio/templates`, 'Too much', 'A5');
  await designer.write('Story', [10, 10, 20, 4], ['More words than there is room for']);
  // A new text shrinks to fit.
  await page.getByRole('checkbox', { name: 'Fit the text to the frame' }).uncheck();
  const mark = stageOf(page).getByText('Story: the text does not fit.');
  await expect(mark).toBeVisible();
  await designer.place('Story', [10, 10, 120, 40]);
  await expect(mark).toBeHidden();
});
