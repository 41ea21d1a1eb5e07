/** Addresses that lead to nothing any more, or never did. */
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { openPage, settled, sidewaysOverflow } from '../harness/browser.ts';
import { PHONE } from './crawl.ts';

it('an address of a product that is gone offers what comes near it, to be ordered there', async () => {
  const { page } = await openPage('/fp/perceuse-visseuse-18-v/999999-999999');
  const proches = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('spinbutton') });
  await proches.waitFor();
  expect(await proches.getByRole('spinbutton').count()).toBe(3);
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(
    'perceuse visseuse 18 v',
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

it('an address that leads nowhere is accessible on a phone in the dark', async () => {
  const { page } = await openPage('/ce-chemin/n-existe-pas', { width: PHONE, colorScheme: 'dark' });
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
});
