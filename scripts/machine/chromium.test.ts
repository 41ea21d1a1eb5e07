import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('takes CHROMIUM_PATH before any other', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome', PATH: folder })).toBe('/opt/chrome');
});

it('takes only a program that can be run', () => {
  const program = join(folder, 'google-chrome-stable');
  writeFileSync(program, '');
  chmodSync(program, 0o644);
  expect(findChromium({ PATH: folder })).not.toBe(program);
});

it('takes the first name that is there', () => {
  const program = join(folder, 'un-navigateur');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  expect(findChromium({ PATH: folder }, ['aucun', 'un-navigateur'])).toBe(program);
});
