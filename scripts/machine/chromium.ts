/** Finds the Chromium of the browser tests, or installs it where that is a matter of one command. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Debian's, without the windows nobody looks at: the browser tests take half the time in it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Options of every browser started here: no sandbox for root, no graphics card, no calls home. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROMIUM_PATH` wins, even when it is wrong: the caller then hears about it. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  names: readonly string[] = [SHELL, ...BROWSERS],
): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(isAbsolute);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** For measures: the browser people have. Throws one line that says how to get one. */
export function ensureChromium(): Promise<string> {
  return ensure('chromium', [...BROWSERS, SHELL]);
}

/** For tests. */
export function ensureHeadlessChromium(): Promise<string> {
  return ensure(SHELL, [SHELL, ...BROWSERS]);
}

async function ensure(wanted: string, names: readonly string[]): Promise<string> {
  const preferred = findChromium(process.env, [wanted]);
  if (preferred) {
    if (isExecutable(preferred)) return preferred;
    throw new Error(`CHROMIUM_PATH=${preferred} is not a program that can be run`);
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install(wanted);
  const found = findChromium(process.env, names);
  if (!found) {
    throw new Error(
      `No Chromium: install one (Debian: apt-get install ${wanted}) or set CHROMIUM_PATH`,
    );
  }
  return found;
}

/** Where it cannot be had, another browser may be there. */
async function install(name: string): Promise<void> {
  console.log(`Installing Debian’s ${name}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['apt-get', '-y', '-q', '--no-install-recommends'] as const;
  await runCommand([...apt, 'update'], { env, echo: true });
  const { code } = await runCommand([...apt, 'install', name], { env, echo: true });
  if (code !== 0 && !findChromium()) {
    await runCommand([...apt, 'install', 'chromium'], { env, echo: true });
  }
}
