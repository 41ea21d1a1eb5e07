/** What a basket amounts to, name by name, as it stands under its lines. */
import { isZeroMontant, negateMontant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { PanierExporte } from './panier-exporte.ts';

export function listTotaux({ totaux, t, langue }: PanierExporte): [nom: string, montant: string][] {
  if (!totaux) return [];
  const { brutHT, remises, remisesPrix, promotions, ecoParticipation, netHT, tva, ttc } = totaux;
  const write = (montant: typeof netHT) => formatArgent(langue, montant);
  const moins = (nom: string, montant: typeof netHT): [string, string][] =>
    isZeroMontant(montant) ? [] : [[nom, write(negateMontant(montant))]];
  const remise: [string, string][] = isZeroMontant(remises)
    ? []
    : [
        [t('totaux.brutHT'), write(brutHT)],
        ...moins(t('totaux.remises'), remisesPrix),
        ...promotions.flatMap(({ libelle, montant }) =>
          moins(t('lignes.promotion', { libelle }), montant),
        ),
      ];
  const eco: [string, string][] = isZeroMontant(ecoParticipation)
    ? []
    : [[t('totaux.eco'), write(ecoParticipation)]];
  return [
    ...remise,
    ...eco,
    [t('totaux.netHT'), write(netHT)],
    ...tva.map(({ taux, montant }): [string, string] => [
      t('totaux.tva', { taux: formatNombre(langue, taux) }),
      write(montant),
    ]),
    [t('totaux.ttc'), write(ttc)],
  ];
}
