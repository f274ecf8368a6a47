import { readFileSync } from 'node:fs';
import { parseConfiguration } from '../src/domain/configuration';
import { nginxHeaders } from './nginxHeaders';

/* Prints the console's security headers for nginx, from the given config.json. */

const [file = 'public/config.json'] = process.argv.slice(2);
const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
const parsed = parseConfiguration(json);
if (parsed.ok) process.stdout.write(nginxHeaders({ ...(json as object), ...parsed.value }));
else {
  for (const { field, message } of parsed.problems) console.error(`${file}: ${field} ${message}`);
  process.exit(1);
}
