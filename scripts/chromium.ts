/** Finds the Chromium of the browser tests, or installs it where that is a matter of one command. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { runCommand } from './run-command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROMIUM_PATH` wins, even when it is wrong: the caller then hears about it. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(isAbsolute);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Throws one line that says how to get a Chromium. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) {
    if (isExecutable(found)) return found;
    throw new Error(`CHROMIUM_PATH=${found} is not a program that can be run`);
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'No Chromium for the browser tests: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH',
    );
  }
  console.log('No Chromium found: installing Debian’s (apt-get install chromium)');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = ['apt-get', '-y', '-q', '--no-install-recommends'] as const;
  await runCommand([...apt, 'update'], { env, echo: true });
  const { code } = await runCommand([...apt, 'install', 'chromium'], { env, echo: true });
  const installed = findChromium();
  if (code !== 0 || !installed) {
    throw new Error('apt-get could not install chromium; set CHROMIUM_PATH to one of your own');
  }
  return installed;
}
