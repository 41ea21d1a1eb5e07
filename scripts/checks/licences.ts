/** Every package of the lock file may be passed on with the shop: docs/dependencies.md. */
import type { Finding } from './findings.ts';
import { readFiles } from '../machine/source-files.ts';

const LOCK = 'package-lock.json';

/** Leave who passes the program on free, but for saying whose it is. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]);

/** Files of these stay under their licence; the shop changes none of them. */
const UNCHANGED = ['MPL-2.0'];

/** What the licence file says of packages whose manifest is silent. */
const READ_BY_HAND: Record<string, string> = { 'png-js': 'MIT' };

/** Run by tests alone, and never passed on with the shop. */
const FOR_TESTS = ['EUPL-1.2'];

interface Lock {
  packages: Record<string, { license?: string; link?: boolean; dev?: boolean }>;
}

export function findLicenceProblems({ packages }: Lock): Finding[] {
  return Object.entries(packages).flatMap(([path, { license, link, dev }]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === undefined || link) return [];
    const licence = license ?? READ_BY_HAND[name] ?? 'none';
    if (ALLOWED.has(licence) || UNCHANGED.includes(licence)) return [];
    if (dev && FOR_TESTS.includes(licence)) return [];
    return [{ path: LOCK, message: `${name} comes under ${licence}: read it first` }];
  });
}

export function checkLicences(): Finding[] {
  const [lock] = readFiles([LOCK]);
  return findLicenceProblems(JSON.parse(lock?.text ?? '{"packages":{}}') as Lock);
}
