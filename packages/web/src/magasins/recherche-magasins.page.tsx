import { liens } from '@comptoir/contract/liens.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import type { TranslateOf } from '../words/use-texts.ts';
import { readCriteres } from './localisateur/criteres.ts';
import { chargerListe } from './localisateur/liste-magasins.ts';
import { Localisateur } from './localisateur/localisateur.tsx';

const CHEMIN = liens.magasinsRecherche('fr');

export async function loader(context: PageContext): Promise<PageMeta> {
  const { lieu } = await chargerListe(context, readCriteres(context.search));
  const t = context.texts.translate('magasins') as TranslateOf<'magasins'>;
  return {
    ...(lieu !== null && { titre: t('recherche.titre', { lieu }) }),
    chemins: { fr: CHEMIN, en: CHEMIN, es: CHEMIN },
  };
}

export default Localisateur;
