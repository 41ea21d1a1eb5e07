import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, withLocale } from '@comptoir/contract/words/locales.ts';

/** Personal, transient or endless: a robot only loses its time there. */
const PAGES = [
  liens.recherche,
  liens.panier,
  liens.paiement,
  liens.monCompte,
  liens.connexion,
  liens.accesInterdit,
  liens.punchout,
  liens.initialiserPunchout,
] as const;
const FOLDERS = ['/tunnel/', '/passerelles/', '/bons-livraison/'];

export function robotsTxt(origin: string): string {
  const closed = LOCALES.flatMap((locale) => [
    ...PAGES.map((page) => page(locale)),
    ...FOLDERS.map((folder) => withLocale(locale, folder)),
  ]);
  return [
    'User-agent: *',
    ...['/api/', '/_atelier', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
