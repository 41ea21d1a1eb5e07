/**
 * Which links lead to a page that exists. A row of the route table without `module` is still to come:
 * no menu, no text offers it, and each shows it again by itself once its page is built.
 */
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { ROUTES } from '../routes.ts';

let aVenir: readonly RegExp[] | undefined;

/** Made when first asked for: a page hydrates in its own time. */
const pathsAVenir = () =>
  (aVenir ??= ROUTES.filter(({ module }) => !module).map(
    ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  ));

export function isPageOuverte(href: string): boolean {
  const [path = ''] = stripLocale(href).split(/[?#]/, 1);
  return !pathsAVenir().some((each) => each.test(path));
}

export function seulementOuvertes<L extends { href: string }>(entrees: readonly L[]): L[] {
  return entrees.filter(({ href }) => isPageOuverte(href));
}

/** Where the account begins. */
export function entreeDuCompte(locale: Locale): string {
  const tableau = liens.monCompte(locale);
  return isPageOuverte(tableau) ? tableau : liens.commandes(locale);
}
