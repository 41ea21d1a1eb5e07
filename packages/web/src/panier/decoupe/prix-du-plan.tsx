/** What the plan costs: goods, cuts, and their sum. */
import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { unitesDeVente } from '@comptoir/contract/decoupe/travail-coupe.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { multiplyMontant, percentOfMontant, roundMontant } from '@comptoir/contract/argent.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direUnites } from './dire-unites.ts';
import type { PrixCoupe } from './prix-coupe.ts';

interface Props {
  decoupe: Decoupe;
  travail: TravailCoupe;
  prix: PrixCoupe | null;
}

export function PrixDuPlan({ decoupe, travail, prix }: Props) {
  const t = useTexts('decoupe');
  const locale = useLocale();
  if (!prix) return <p className="mt-4 border-t border-line-2 pt-4">{t('prix.sansPrix')}</p>;
  const { matiere, tarifCoupe, multiple } = decoupe;
  const argent = (montant: PrixCoupe['total']) => formatArgent(locale, montant);
  const isArrondi = prix.quantite !== unitesDeVente(travail.unites, matiere);
  const unites = direUnites(t, locale, { debit: matiere.debit, count: prix.quantite });
  const { coupe, metreCoupe } = tarifCoupe;
  const sciage = metreCoupe && {
    libelle: t('prix.sciage', {
      metres: formatNombre(locale, travail.longueurCoupee / 1000),
      prix: argent(metreCoupe),
    }),
    montant: roundMontant(
      percentOfMontant(multiplyMontant(metreCoupe, travail.longueurCoupee), '0.1'),
    ),
  };
  const coupes = coupe && {
    libelle: t('prix.coupes', {
      count: travail.coupes,
      nombre: formatNombre(locale, travail.coupes),
      prix: argent(coupe),
    }),
    montant: roundMontant(multiplyMontant(coupe, travail.coupes)),
  };
  const forfait = tarifCoupe.forfait && { libelle: t('prix.forfait'), montant: prix.forfait };
  const parts = [
    {
      libelle: t(isArrondi ? 'prix.vendus' : 'prix.unites', {
        unites,
        multiple,
        prix: argent(prix.unite),
      }),
      montant: prix.matiere,
    },
    coupes,
    sciage,
    forfait,
  ].filter((part) => part !== null);
  return (
    <dl className="mt-4 border-t border-line-2 pt-4">
      {parts.map(({ libelle, montant }) => (
        <div key={libelle} className="flex justify-between gap-4 py-1">
          <dt className="text-text-2">{libelle}</dt>
          <dd className="whitespace-nowrap">{argent(montant)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 pt-1">
        <dt className="type-name">{t('prix.total')}</dt>
        <dd className="type-h2 whitespace-nowrap">{argent(prix.total)}</dd>
      </div>
    </dl>
  );
}
