/** A delivery note in a line: how much of it there is, and who carries it. */
import type { BonLivraison, Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../words/use-texts.ts';

const GRAMMES_PAR_KILO = 1000;

type Mots = TranslateOf<'commandes'>;

export function direBon(
  t: Mots,
  locale: Locale,
  { lignes, nombreLignes, poids, transporteur }: BonLivraison,
): string {
  return [
    t('bons.lignes', { count: nombreLignes ?? lignes.length }),
    t('bons.poids', { poids: formatNombre(locale, poids / GRAMMES_PAR_KILO, 1) }),
    transporteur,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** « Villa des Pins, 3 rue du Moulin, 44000 Nantes », after its chantier where it is of one. */
export function direDestination(
  { livraison }: Pick<Commande, 'livraison'>,
  { envoi, destination }: BonLivraison,
): string {
  const sien = envoi === null ? undefined : livraison.envois[envoi - 1];
  const { libelle } = sien?.ailleurs ?? livraison;
  const { ligne1, codePostal, ville } = destination;
  const ou = [...new Set([sien?.chantier, libelle].filter(Boolean)), ligne1];
  return `${ou.join(', ')}, ${codePostal} ${ville}`;
}

export function direDateBon(t: Mots, { livreLe, expedieLe }: BonLivraison): string {
  return livreLe
    ? t('bons.livre', { date: formatDate(livreLe) })
    : t('bons.expedie', { date: formatDate(expedieLe) });
}
