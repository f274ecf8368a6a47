import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { auditLock } from './dependencies/auditLock';
import { licencePage } from './dependencies/licences';
import { readLock } from './dependencies/readLock';

/*
 * Audits the lock file without a network, writes the list of licences, and with --sbom the software bill of materials
 * (CycloneDX) to reports/.
 */

const packages = readLock();
const faults = auditLock(packages);
for (const fault of faults) console.error(fault);
writeFileSync('docs/licences.md', licencePage(packages));
if (process.argv.includes('--sbom')) {
  const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/sbom.cdx.json', sbom);
}
console.log(`${packages.length} packages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
