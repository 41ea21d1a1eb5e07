/**
 * The repository once more, with the files of the worked example of CONTRIBUTING.md written into
 * it: what the example cannot change (libraries, pictures) is linked, the rest is copied.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addLines, readExample } from '../../../../scripts/machine/worked-example.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const COPIED = ['packages', 'docs', 'package.json', 'tsconfig.base.json', '.oxlintrc.json'];
const LINKED = ['packages/images/fichiers', 'packages/images/illustrations', 'packages/web/public'];
const LEFT_OUT = ['packages/web/dist', 'packages/web/node_modules'];
const OWN = '@comptoir';

export interface House {
  folder: string;
  /** The files of the example, from the root. */
  files: readonly string[];
  remove(): void;
}

export function copyOfTheHouse(): House {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-maison-'));
  const apart = new Set([...LINKED, ...LEFT_OUT].map((path) => join(ROOT, path)));
  for (const path of COPIED) {
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !apart.has(source),
    });
  }
  for (const path of LINKED) symlinkSync(join(ROOT, path), join(folder, path));
  linkLibraries(folder, 'node_modules');
  linkLibraries(folder, 'packages/web/node_modules');
  mkdirSync(join(folder, 'node_modules', OWN));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', OWN, name));
  }
  const files = writeExample(folder);
  return { folder, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** One by one: what Vite keeps beside them stays apart from that of the repository. */
function linkLibraries(folder: string, libraries: string): void {
  mkdirSync(join(folder, libraries));
  for (const name of readdirSync(join(ROOT, libraries))) {
    if (name === OWN || name.startsWith('.vite')) continue;
    symlinkSync(join(ROOT, libraries, name), join(folder, libraries, name));
  }
}

function writeExample(folder: string): string[] {
  const example = readExample(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'));
  return example.map(({ path, text, additions }) => {
    // The last of all, whatever was migrated meanwhile.
    const numbered = path.replace('NNNN', '9999');
    const file = join(folder, numbered);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text ?? addLines(readFileSync(file, 'utf8'), additions));
    return numbered;
  });
}
