/** Nothing was found: other spellings, fewer words, other ways in, somebody to ask. */
import { Layers, MessageCircleQuestion, Tag, Zap } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { PageSearch } from '../cadre/page-search.tsx';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { lienDemande, type Demande } from './demande.ts';
import { ParRayon } from './suggestions/par-rayon.tsx';
import { PucesRecherche } from './puces-recherche.tsx';
import { RayonsTrouves } from './rayons-trouves.tsx';
import { sansUnMot } from './suggestions/texte-cherche.ts';

interface Props {
  demande: Demande;
  reponse: RechercheReponse;
}

export function AucunResultat({ demande, reponse }: Props) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const { q, exact } = demande;
  const propositions = reponse.lecture?.propositions ?? [];
  return (
    <div className="page-wide pb-16 sm:pt-3">
      <PageBreadcrumb />
      <div className="grid gap-x-16 gap-y-10 sm:mt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="min-w-0">
          <h1 className="type-h1 wrap-anywhere">{t('aucun.titre', { q })}</h1>
          <p className="mt-2 max-w-160 type-body text-pretty text-text-2">{t('aucun.texte')}</p>
          <RayonsTrouves demande={demande} rayons={[]} />
          {exact && (
            <p className="mt-3">
              <Lien href={lienDemande(locale, { q })} className="text-link underline">
                {t('aucun.exact')}
              </Lien>
            </p>
          )}
          <PucesRecherche titre={t('aucun.propositions')} termes={propositions} />
          <PucesRecherche titre={t('aucun.moinsDeMots')} termes={sansUnMot(q)} />
          <h2 className="mt-6 mb-2 type-h3">{t('aucun.nouvelle')}</h2>
          <PageSearch label={t('aucun.nouvelle')} words={q} />
        </div>
        <LinkRows title={t('aucun.suite')} rows={useSuite(q)} />
      </div>
      <ParRayon />
    </div>
  );
}

function useSuite(q: string) {
  const t = useTexts('recherche');
  const locale = useLocale();
  return [
    {
      icon: MessageCircleQuestion,
      libelle: t('aucun.contact'),
      href: liens.contact(locale, { query: { recherche: q } }),
    },
    {
      icon: Zap,
      libelle: t('aucun.achatRapide'),
      detail: t('aucun.achatRapideDetail'),
      href: liens.achatRapide(locale),
    },
    {
      icon: Layers,
      libelle: t('aucun.services'),
      detail: t('aucun.servicesDetail'),
      href: liens.servicesRapido(locale),
    },
    { icon: Tag, libelle: t('aucun.marques'), href: liens.marques(locale) },
  ];
}
