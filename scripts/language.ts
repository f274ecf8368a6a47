import { readFileSync, statSync } from 'node:fs';
import { HABITS } from './language/habits';
import { readComments } from './language/readComments';
import { sourceFiles } from './sourceFiles';

/*
 * Lists the comments that a newcomer has to read twice, and counts them:
 *   npm run check:language                  all of the code
 *   npm run check:language -- src/engine    one folder
 */
const asked = process.argv.slice(2);
const places = asked.length > 0 ? asked : ['src', 'platform', 'stories', 'tests', 'scripts', '.storybook'];
const files = places.flatMap((place) => (statSync(place).isFile() ? [place] : sourceFiles(place)));

let total = 0;
const counts = HABITS.map(() => 0);
for (const file of files)
  for (const { line, text } of readComments(file, readFileSync(file, 'utf8'))) {
    total += 1;
    const habits = HABITS.filter(({ pattern }) => pattern.test(text));
    for (const habit of habits) counts[HABITS.indexOf(habit)]! += 1;
    if (habits.length > 0 && asked.length > 0) console.log(`${file}:${line} ${text}`);
  }
console.log(`\n${total} comments in ${files.length} files`);
HABITS.forEach(({ name, limit }, index) => {
  const share = ((counts[index]! / total) * 100).toFixed(2);
  console.log(`${share} % (at most ${limit * 100} %) ${name}: ${counts[index]}`);
});
