/** The web app manifest, one per language. */
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';

export function manifest(locale: Locale) {
  const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `${enseigne.nom} · ${enseigne.baseline[locale]}`,
    short_name: enseigne.nom,
    description: enseigne.baseline[locale],
    lang: locale,
    dir: 'ltr',
    start_url: liens.accueil(locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: enseigne.couleurs.clair.ink,
    theme_color: enseigne.couleurs.clair.ink,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-192.png', '192x192', 'maskable'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
