import { sumMontants } from '@comptoir/contract/argent.ts';
import type {
  ChantierCommande,
  Commande,
  LigneCommande,
} from '@comptoir/contract/commandes/commande.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { type Place, Rangees } from '../../panier/suite-lignes.public.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { nombreOf } from '../suite/partie-lue.ts';
import type { Corrections } from './corrections.ts';
import { LigneDeCommande } from './ligne-commande.tsx';

interface Props {
  chantier: ChantierCommande;
  commande: Commande;
  choisies: ReadonlySet<number> | null;
  onBasculer: (ids: readonly number[]) => void;
  /** All its lines, or none where they are chosen. */
  onTout: (rang: number) => void;
  corrections: Corrections | null;
  onCorriger: (ligneId: number, quantite: number, commandee: number) => void;
  /** In a large order: its rows drawn with the page, and lines of the page before it. */
  place: Place | undefined;
}

const idOf = ({ id }: LigneCommande) => id;

export function ChantierDeCommande(props: Props) {
  const { chantier, commande, choisies, onBasculer, onTout, corrections, onCorriger } = props;
  const { premieres, avant = 0 } = props.place ?? {};
  const t = useTexts('commandes');
  const locale = useLocale();
  const { lignes, referenceCommande, numeroEngagement, codeServiceChorus } = chantier;
  const nom = chantier.libelle ?? t('lignes.sansChantier');
  const toutes = nombreOf(chantier);
  const nombre = lignes.filter(({ id }) => choisies?.has(id)).length;
  const references = [
    referenceCommande && t('lignes.reference', { reference: referenceCommande }),
    numeroEngagement && t('lignes.engagement', { numero: numeroEngagement }),
    codeServiceChorus && t('lignes.service', { code: codeServiceChorus }),
  ].filter(Boolean);
  const total =
    chantier.totalHT ??
    sumMontants(
      lignes.map(({ montantHT }) => montantHT),
      commande.netHT.devise,
    );
  const rangee = (ligne: LigneCommande) => (
    <LigneDeCommande
      key={ligne.id}
      ligne={ligne}
      commande={commande}
      isChoisie={choisies ? choisies.has(ligne.id) : null}
      onBasculer={() => onBasculer([ligne.id])}
      quantite={corrections ? (corrections.get(ligne.id) ?? ligne.quantite) : null}
      onQuantite={(quantite) => onCorriger(ligne.id, quantite, ligne.quantite)}
    />
  );
  return (
    <section aria-label={nom}>
      <div className="flex min-h-11 items-center gap-3 border-b-2 border-text py-1">
        {choisies && (
          <Checkbox
            hideLabel
            label={t('lignes.choisirChantier', { nom })}
            checked={nombre === toutes}
            indeterminate={nombre > 0 && nombre < toutes}
            onChange={() => onTout(chantier.rang)}
            className="w-6 max-sm:-ml-3 max-sm:mr-3 print:hidden pointer-coarse:-ml-3 pointer-coarse:mr-3"
          />
        )}
        <h2 className="min-w-0 flex-1 type-h3">
          {nom}
          {references.length > 0 && (
            <span className="block type-meta text-text-2">{references.join(' · ')}</span>
          )}
        </h2>
        <b className="type-h3 whitespace-nowrap">{formatArgent(locale, total)}</b>
      </div>
      <ul className="lignes-commande">
        <Rangees
          lignes={lignes}
          nombre={toutes}
          premieres={premieres}
          avant={avant}
          cleOf={idOf}
          rangee={rangee}
        />
      </ul>
    </section>
  );
}
