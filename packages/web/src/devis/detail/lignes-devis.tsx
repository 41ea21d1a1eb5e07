/** The lines of the last version by chantier, with the offer beside the usual price. */
import { sumMontants } from '@comptoir/contract/argent.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { parChantier } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { LigneDeDevis } from './ligne-devis.tsx';

interface Props {
  devis: Devis;
  /** Lines left out of the order; null where none is chosen. */
  ecartees: ReadonlySet<number> | null;
  onBasculer: (id: number) => void;
}

export function LignesDevis({ devis, ecartees, onBasculer }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const { lignes, tarif } = devis.courante;
  return (
    <section aria-label={t('lignes.titre')} className="flex flex-col gap-8">
      {parChantier(lignes).map(({ libelle, lignes: siennes }) => {
        const nom = libelle ?? t('lignes.sansChantier');
        const total = sumMontants(
          siennes.map(({ montantHT }) => montantHT),
          tarif.devise,
        );
        return (
          <section key={libelle} aria-label={nom}>
            <div className="flex min-h-11 items-center justify-between gap-3 border-b-2 border-text py-1">
              <h2 className="min-w-0 type-h3">{nom}</h2>
              <b className="type-h3 whitespace-nowrap">{formatArgent(locale, total)}</b>
            </div>
            <ul>
              {siennes.map((ligne) => (
                <LigneDeDevis
                  key={ligne.id}
                  ligne={ligne}
                  devis={devis}
                  isChoisie={ecartees ? !ecartees.has(ligne.id) : null}
                  onBasculer={() => onBasculer(ligne.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
