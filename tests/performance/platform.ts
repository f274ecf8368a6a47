/**
 * Measures the platform: lists of users and of activity, and output of many records with two workers on a separate
 * PostgreSQL. `--output` measures only that; `--records 1000` and `--seconds 10` make it smaller, for trying it.
 */
import { parseArgs } from 'node:util';
import { tellManagement } from './managementFigures';
import { measureOutput } from './output/measureOutput';
import { toTable, type Row } from './summary';

const { values } = parseArgs({
  options: {
    output: { type: 'boolean', default: false },
    records: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
  },
});

if (!values.output) await tellManagement();
const rows: Row[] = [];
const sizes = {
  records: Number(values.records),
  people: 50,
  previewTime: Number(values.seconds) * 1_000,
};
for await (const row of measureOutput(sizes)) {
  rows.push(row);
  console.log(`${row.measure}: ${row.console}`);
}
console.log(`\n${toTable(rows, 'Against')}`);
