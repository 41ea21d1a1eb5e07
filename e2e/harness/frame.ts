/** What the frame of the shop offers on every page. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Locator, Page } from 'playwright-core';

/** A link of the header or footer, by its path. */
export function frameLink(page: Page, path: string): Locator {
  return page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first();
}

export function languageLink(page: Page, locale: Locale): Locator {
  return page.locator(`footer a[hreflang="${locale}"]`).first();
}

/** Opens the main menu on a phone, the catalogue on a desk. */
export function menuButton(page: Page): Locator {
  return page.locator('header [role="button"][aria-expanded]');
}
