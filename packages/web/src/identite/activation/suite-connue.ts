/**
 * Where a visitor was going when they chose to open an account: the link of the mail opens another
 * tab of this browser, perhaps the day after, and leads there once they have signed in.
 */
import { redirectUrlSure } from '@comptoir/contract/http/redirect-url.ts';

const KEY = 'comptoir.suite';

export function retenirSuite(href: string, storage = () => localStorage): void {
  try {
    storage().setItem(KEY, href);
  } catch {
    // Storage is forbidden: they find the page by themselves.
  }
}

/** Once: the next account opened here leads home. */
export function prendreSuite(storage = () => localStorage): string | undefined {
  try {
    const gardee = redirectUrlSure(storage().getItem(KEY));
    storage().removeItem(KEY);
    return gardee === '/' ? undefined : gardee;
  } catch {
    return undefined;
  }
}
