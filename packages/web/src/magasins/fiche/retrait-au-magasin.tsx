/** What can be fetched there and how fast. */
import { Clock, Forklift, Package, Store, Truck, type LucideIcon } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  LONGUEUR_MAX_COLIS_MM,
  POIDS_MAX_COLIS_G,
} from '@comptoir/contract/livraison/acheminement.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';
import type { FicheMagasin } from './fiche.ts';
import { Faits, type Fait } from './faits.tsx';

interface Props {
  magasin: FicheMagasin;
  proches: readonly MagasinSitue[];
}

export function RetraitAuMagasin({ magasin, proches }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const faits =
    magasin.type === 'magasin'
      ? faitsDuMagasin(t, locale, magasin)
      : faitsDuPoint(t, locale, proches);
  return <Faits id="retrait" titre={t('fiche.retrait')} faits={faits} />;
}

function faitsDuMagasin(
  t: TranslateOf<'magasins'>,
  locale: Locale,
  { livraison, services }: FicheMagasin,
): Fait[] {
  const heure = formatHeure(locale, enseigne.promesses.heureLimite);
  const fait = (icon: LucideIcon, titre: string, texte: string): Fait => ({
    icon,
    titre,
    texte,
  });
  const heures = enseigne.promesses.retraitHeures;
  return [
    fait(Clock, t('fiche.retraitStock', { heures }), t('fiche.retraitStockTexte')),
    fait(Package, t('fiche.retraitTransfert'), t('fiche.retraitTransfertTexte', { heure })),
    ...(services.includes('quai-chargement')
      ? [fait(Forklift, t('fiche.retraitLongueurs'), t('fiche.retraitLongueursTexte'))]
      : []),
    ...(livraison
      ? [fait(Truck, t('fiche.retraitLivraison'), t('fiche.retraitLivraisonTexte'))]
      : []),
  ];
}

function faitsDuPoint(
  t: TranslateOf<'magasins'>,
  locale: Locale,
  proches: readonly MagasinSitue[],
): Fait[] {
  const magasin = proches.find(({ type }) => type === 'magasin');
  return [
    {
      icon: Package,
      titre: t('fiche.retraitPoint', {
        kg: formatNombre(locale, POIDS_MAX_COLIS_G / 1000, 0),
        m: formatNombre(locale, LONGUEUR_MAX_COLIS_MM / 1000, 0),
      }),
      texte: t('fiche.retraitPointTexte', {
        heure: formatHeure(locale, enseigne.promesses.heureLimite),
      }),
    },
    ...(magasin
      ? [
          {
            icon: Store,
            titre: t('fiche.retraitSansStock'),
            texte: t('fiche.retraitSansStockTexte', {
              nom: nomMagasin(magasin.libelle),
            }),
          },
        ]
      : []),
  ];
}
