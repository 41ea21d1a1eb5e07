/** The web app manifest, one per language. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { texts } from '../words/messages.server.ts';

export function manifest(locale: Locale) {
  const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src,
    sizes,
    type: 'image/png',
    purpose,
  });
  void texts.load(locale, ['cadre']);
  const t = texts.of(locale).translate('cadre');
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
    shortcuts: [
      { name: t('achatRapide'), url: liens.achatRapide(locale) },
      {
        name: t('recherche.scannerUnCode'),
        url: liens.achatRapide(locale, { anchor: 'scanner' }),
      },
    ],
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
