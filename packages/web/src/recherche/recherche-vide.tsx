/** The search page before anything is searched. */
import { ScanBarcode, Tag, Zap } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { PageSearch } from '../cadre/page-search.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { ParRayon } from './suggestions/par-rayon.tsx';
import { PucesRecherche } from './puces-recherche.tsx';
import { useTermesFrequents } from './suggestions/use-suggestions.ts';

export function RechercheVide() {
  const t = useTexts('recherche');
  const locale = useLocale();
  return (
    <div className="page-wide pb-16 sm:pt-3">
      <PageBreadcrumb />
      <div className="grid gap-x-16 gap-y-10 sm:mt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div>
          <h1 className="type-h1">{t('vide.titre')}</h1>
          <p className="mt-2 max-w-160 type-body text-pretty text-text-2">{t('vide.texte')}</p>
          <div className="mt-4">
            <PageSearch label={t('vide.titre')} />
          </div>
          <PucesRecherche titre={t('suggestions.frequentes')} termes={useTermesFrequents()} />
        </div>
        <LinkRows
          title={t('vide.raccourcis')}
          rows={[
            {
              icon: Zap,
              libelle: t('aucun.achatRapide'),
              detail: t('aucun.achatRapideDetail'),
              href: liens.achatRapide(locale),
            },
            {
              icon: ScanBarcode,
              libelle: t('vide.scanner'),
              href: liens.achatRapide(locale, { anchor: 'scanner' }),
            },
            { icon: Tag, libelle: t('aucun.marques'), href: liens.marques(locale) },
          ]}
        />
      </div>
      <ParRayon />
    </div>
  );
}
