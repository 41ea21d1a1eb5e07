/** Where: an address of the company, or a place to fetch it from. */
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ChoixAdresse } from './choix-adresse.tsx';
import { ChoixRetrait } from './choix-retrait.tsx';
import type { ChoixEnCours } from './use-choix-livraison.ts';

interface Props {
  livraison: Livraison;
  choix: ChoixLivraison;
  chantiers: readonly Chantier[];
  /** A change is on its way. */
  isPending: boolean;
  erreur: string | undefined;
  choisir: ChoixEnCours['choisir'];
}

export function ChoixLieu({ livraison, choix, chantiers, isPending, erreur, choisir }: Props) {
  const t = useTexts('piece-ouverte');
  if (choix.mode !== 'livraison') {
    const magasin = livraison.choix.mode === choix.mode ? livraison.magasin : null;
    return (
      <ChoixRetrait
        mode={choix.mode}
        magasin={magasin}
        erreur={erreur}
        enCours={isPending ? (choix.magasinId ?? undefined) : undefined}
        onMagasin={(magasinId) => choisir({ mode: 'retrait-magasin', magasinId }, 'lieu')}
      />
    );
  }
  const remplis = chantiers.filter(({ nombreArticles }) => nombreArticles > 0);
  const parChantier = livraison.options.find(
    ({ formule, disponible }) => formule === 'par-chantier' && disponible,
  );
  return (
    <>
      <ChoixAdresse
        adresses={livraison.adresses}
        adresseId={choix.adresseId}
        onAdresse={(adresseId) => choisir({ adresseId }, 'lieu')}
        erreur={erreur}
      />
      {remplis.length > 1 && livraison.adresses.length > 1 && parChantier && (
        <Checkbox
          label={
            <>
              {t('chantiers.chacun')}{' '}
              <span className="type-meta text-text-2 max-sm:block">
                {t('chantiers.bons', { count: parChantier.envois.length })}
              </span>
            </>
          }
          checked={choix.formule === 'par-chantier'}
          onChange={(event) =>
            choisir(
              { formule: event.currentTarget.checked ? 'par-chantier' : 'au-plus-tot' },
              'quand',
            )
          }
          className="mt-2"
        />
      )}
    </>
  );
}
