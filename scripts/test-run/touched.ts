/**
 * The tests a change can affect: those of the capabilities it touches and of the capabilities that
 * use them directly. A change of what all share affects all.
 */
import { listImports } from '../checks/boundaries.ts';
import { capabilityOf } from '../checks/places.ts';
import { isTest, type SourceFile } from '../machine/source-files.ts';

/** Parts of test paths, as Vitest filters by them. */
export type Touched = { all: true } | { all: false; filters: readonly string[] };

/** Read by people, or held by the checks, which always run. */
const UNTESTED = /\.md$|^LICENSE$|^\.gitignore$/;
/** Programs around the shop, with tests of their own beside them. */
const APART = /^(?:scripts|relevance|packages\/images)\//;
const TEST_FOLDERS = /^(?:packages\/server\/tests|e2e)\/[^/]+\//;

export function findTouched(changed: readonly string[], sources: readonly SourceFile[]): Touched {
  const capabilities = new Set<string>();
  const filters = new Set<string>();
  const known = new Set(sources.flatMap(({ path }) => capabilityOf(path) ?? []));
  for (const path of changed) {
    // Its example is written and tried as it stands.
    if (path === 'CONTRIBUTING.md') filters.add('packages/server/tests/contributing/');
    if (UNTESTED.test(path)) continue;
    const apart = APART.exec(path)?.[0] ?? TEST_FOLDERS.exec(path)?.[0];
    const catalogue = /^packages\/contract\/messages\/\w+\/([\w-]+)\.json$/.exec(path)?.[1];
    const capability = capabilityOf(path) ?? catalogue;
    if (apart !== undefined && apart !== 'e2e/harness/') filters.add(apart);
    else if (capability !== undefined && known.has(capability)) capabilities.add(capability);
    else return { all: true };
  }
  for (const capability of [...capabilities, ...usersOf(capabilities, sources)]) {
    for (const room of ['contract', 'server', 'web']) {
      filters.add(`packages/${room}/src/${capability}/`);
    }
    filters.add(`packages/server/tests/${capability}/`);
    filters.add(`e2e/${capability}/`);
  }
  return { all: false, filters: [...filters].sort() };
}

/** Capabilities reach each other through their public files, contracts and schemas alone. */
function usersOf(capabilities: ReadonlySet<string>, sources: readonly SourceFile[]): Set<string> {
  const users = new Set<string>();
  for (const source of sources) {
    const user = capabilityOf(source.path);
    if (user === undefined || users.has(user) || isTest(source.path)) continue;
    const uses = listImports(source).some(({ specifier }) =>
      capabilities.has(/([\w-]+)\/[\w.-]+$/.exec(specifier)?.[1] ?? ''),
    );
    if (uses) users.add(user);
  }
  return users;
}
