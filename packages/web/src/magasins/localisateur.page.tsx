import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { breadcrumbData } from '../page/breadcrumb-data.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import type { TranslateOf } from '../words/use-texts.ts';
import { isFiltre, readCriteres } from './localisateur/criteres.ts';
import { chargerListe } from './localisateur/liste-magasins.ts';
import { Localisateur } from './localisateur/localisateur.tsx';

const CHEMIN = liens.magasins('fr');

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, origin, search, texts } = context;
  const criteres = readCriteres(search);
  await chargerListe(context, criteres);
  const t = texts.translate('magasins') as TranslateOf<'magasins'>;
  const crumbs = [
    { label: enseigne.nom, href: liens.accueil(locale) },
    { label: t('pages.localisateur.titre') },
  ];
  return {
    chemins: { fr: CHEMIN, en: CHEMIN, es: CHEMIN },
    // A filtered list is a view of the whole one.
    ...(isFiltre(criteres) && { noindex: true }),
    donneesStructurees: [breadcrumbData(origin, crumbs)],
  };
}

export default Localisateur;
